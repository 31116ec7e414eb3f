import { House } from 'lucide-react';
import { beginningFirst, isFound, markedPieces, type PaletteEntry } from './palette-entry.ts';

const entry = (label: string, note?: string): PaletteEntry => ({ id: label, label, note, icon: House });

describe('what the palette finds', () => {
  it.each([
    ['', true],
    ['fie', true],
    ['tasks field', true],
    ['phone', true],
    ['ield', false],
    ['field jobs', false],
  ])('by the beginnings of its words: %j %s', (typed, expected) => {
    expect(isFound(entry('Field tasks', 'on the phone'), typed)).toBe(expected);
  });

  it('first what begins as typed, so that Enter does that', () => {
    const there = [entry('Change status to Issued'), entry('Issue to field Pit and pipe'), entry('Reissue')];
    expect(beginningFirst(there, 'iss').map(({ label }) => label)).toEqual([
      'Issue to field Pit and pipe',
      'Change status to Issued',
      'Reissue',
    ]);
  });

  it('marks what was typed where a word begins with it, whatever its case', () => {
    expect(markedPieces('8 Wattle Rd, Crows Wattle', 'wattle')).toEqual([
      { text: '8 ', isMarked: false },
      { text: 'Wattle', isMarked: true },
      { text: ' Rd, Crows ', isMarked: false },
      { text: 'Wattle', isMarked: true },
    ]);
    expect(markedPieces('a+b (c)', '+(')).toEqual([{ text: 'a+b (c)', isMarked: false }]);
    expect(markedPieces('crow', 'row')).toEqual([{ text: 'crow', isMarked: false }]);
  });
});
