#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the game: wood that is struck, and bars of wood that ring.

    make_sounds.py          writes every sound beside this file

Each is a mono WAV file of 16 bits. The same numbers come out every time.
"""
import math
import random
import struct
import wave
from pathlib import Path

RATE = 24000  # samples a second
LOUDEST = 0.7  # of what a sample can hold

# Pitches in hertz.
C4, E4, G4, A4, C5, D5, E5, G5, C6 = 261.6, 329.6, 392.0, 440.0, 523.3, 587.3, 659.3, 784.0, 1046.5


class Sound:
    """Samples that grow as things are struck."""

    def __init__(self, seconds):
        self.samples = [0.0] * int(seconds * RATE)

    def partial(self, start, pitch, loudness, fade):
        """A tone that fades to a third every `fade` seconds."""
        first = int(start * RATE)
        for i in range(first, len(self.samples)):
            t = (i - first) / RATE
            level = loudness * math.exp(-t / fade)
            if level < 0.0005:
                break
            rise = min(1.0, t / 0.0015)  # without a rise it clicks
            self.samples[i] += rise * level * math.sin(2 * math.pi * pitch * t)

    def hiss(self, start, loudness, fade, chance, color):
        """Noise that fades; `color` 0 is bright, near 1 is dull."""
        first, last = int(start * RATE), 0.0
        for i in range(first, len(self.samples)):
            level = loudness * math.exp(-(i - first) / RATE / fade)
            if level < 0.0005:
                break
            last = color * last + (1 - color) * chance.uniform(-1, 1)
            self.samples[i] += level * last

    def knock(self, start, pitch, loudness, chance):
        """A stick on a wooden block."""
        for ratio, part, fade in ((1, 0.7, 0.035), (1.83, 0.35, 0.02), (2.71, 0.2, 0.012)):
            self.partial(start, pitch * ratio, loudness * part, fade)
        self.hiss(start, loudness * 0.5, 0.004, chance, 0.3)

    def bar(self, start, pitch, loudness, fade=0.28):
        """A mallet on a bar of wood: its overtones lie two and a bit over three octaves higher."""
        for ratio, part, length in ((1, 0.8, fade), (3.93, 0.22, fade / 4), (9.2, 0.08, fade / 9)):
            self.partial(start, pitch * ratio, loudness * part, length)

    def save(self, path):
        peak = max(abs(sample) for sample in self.samples)
        quiet = int(0.02 * RATE)  # the end fades, or it clicks
        for i in range(1, quiet + 1):
            self.samples[-i] *= (i - 1) / quiet
        data = b"".join(struct.pack("<h", round(32767 * LOUDEST * sample / peak)) for sample in self.samples)
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(data)


def throw(chance):
    """Two dice roll over a table, slower and slower."""
    sound, at, gap = Sound(0.75), 0.0, 0.035
    while at < 0.55:
        sound.knock(at, chance.uniform(900, 1500), 1.0 - at, chance)
        at += gap * chance.uniform(0.7, 1.3)
        gap *= 1.16
    return sound


def seven(chance):
    """A low drum, for the robber."""
    sound = Sound(0.8)
    for at, loudness in ((0.0, 1.0), (0.17, 0.8)):
        sound.partial(at, 92, loudness, 0.16)
        sound.partial(at, 147, loudness * 0.4, 0.08)
        sound.hiss(at, loudness * 0.3, 0.03, chance, 0.85)
    return sound


def build(chance):
    """Two blows of a hammer on a beam."""
    sound = Sound(0.42)
    sound.knock(0.0, 520, 0.8, chance)
    sound.knock(0.14, 600, 1.0, chance)
    return sound


def offer(_):
    """Somebody asks: a third, upwards."""
    sound = Sound(0.7)
    sound.bar(0.0, G4, 0.8)
    sound.bar(0.11, C5, 1.0)
    return sound


def turn(_):
    """Three bars, upwards."""
    sound = Sound(1.0)
    for i, pitch in enumerate((C5, E5, G5)):
        sound.bar(0.12 * i, pitch, 0.8 + 0.1 * i, 0.3)
    return sound


def robbed(chance):
    """Two bars, downwards, and a hand in a bag."""
    sound = Sound(0.8)
    sound.hiss(0.0, 0.5, 0.05, chance, 0.7)
    sound.bar(0.06, E4, 0.8, 0.2)
    sound.bar(0.22, C4, 1.0, 0.25)
    return sound


def win(_):
    """A run upwards, and a chord."""
    sound = Sound(2.2)
    for i, pitch in enumerate((C4, E4, G4, A4, C5, D5, E5, G5)):
        sound.bar(0.09 * i, pitch, 0.7, 0.25)
    for pitch in (C4, G4, C5, E5, C6):
        sound.bar(0.82, pitch, 0.7, 0.55)
    return sound


def clock(chance):
    """Tick, tock."""
    sound = Sound(0.6)
    sound.knock(0.0, 1900, 0.8, chance)
    sound.knock(0.3, 1500, 0.8, chance)
    return sound


def event(chance):
    """Thunder over the sea, and a bell of wood."""
    sound = Sound(1.8)
    for at, loudness in ((0.0, 0.9), (0.22, 0.5), (0.5, 0.3)):
        sound.hiss(at, loudness, 0.3, chance, 0.95)
        sound.partial(at, 61, loudness * 0.5, 0.3)
    for at in (0.35, 0.7):
        sound.bar(at, D5, 0.4, 0.4)
    return sound


if __name__ == "__main__":
    for make in (throw, seven, build, offer, turn, robbed, win, clock, event):
        make(random.Random(make.__name__)).save(Path(__file__).with_name(make.__name__ + ".wav"))
