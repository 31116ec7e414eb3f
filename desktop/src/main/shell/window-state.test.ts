// Where a window may stand.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fitToScreens, readWindowState, writeWindowState } from './window-state.ts';

const LAPTOP = { x: 0, y: 0, width: 1440, height: 900 };
const BESIDE = { x: 1440, y: 0, width: 2560, height: 1440 };
const at = (x: number, y: number, width = 1000, height = 700) => ({ bounds: { x, y, width, height }, isMaximised: false });

describe('fitToScreens', () => {
  it('leaves a window where it stood', () => {
    expect(fitToScreens(at(1500, 40), [LAPTOP, BESIDE])).toEqual(at(1500, 40));
  });
  it.each([
    ['on a screen that is gone', at(1500, 40)],
    ['above every screen', at(100, -50)],
    ['below every screen', at(100, 850)],
    ['too far left to be taken', at(-960, 0)],
  ])('lets the system place one that stood %s', (_where, state) => {
    expect(fitToScreens(state, [LAPTOP]).bounds).toEqual({ width: 1000, height: 700 });
  });
  it('is no larger than the largest screen and never too small to use', () => {
    expect(fitToScreens(at(0, 0, 9000, 9000), [LAPTOP]).bounds).toMatchObject({ width: 1440, height: 900 });
    expect(fitToScreens(at(0, 0, 1, 1), [LAPTOP]).bounds).toMatchObject({ width: 480, height: 400 });
  });
});

describe('the stored state', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-window-')), 'window.json');
  afterAll(() => fs.rmSync(path.dirname(file), { recursive: true }));

  it('is read as it was written', () => {
    writeWindowState(file, at(3, 4));
    expect(readWindowState(file)).toEqual(at(3, 4));
  });
  it.each(['', '{', '[]', '{"bounds":{"width":"1","height":1},"isMaximised":false}'])(
    'is as if there were none where it says %j',
    (text) => {
      fs.writeFileSync(file, text);
      expect(readWindowState(file)).toEqual({ bounds: { width: 1440, height: 900 }, isMaximised: false });
    },
  );
});
