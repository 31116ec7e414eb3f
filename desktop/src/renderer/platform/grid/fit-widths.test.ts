import { fitWidths, LEAST_FLEXIBLE, type SharingColumn } from './fit-widths.ts';

const column = (width: number | undefined, need: number, part: Partial<SharingColumn> = {}): SharingColumn => ({
  ...{ width, need, isDrawn: false, isKept: false },
  ...part,
});

describe('fitWidths', () => {
  it('leaves the declared widths while nothing has been measured', () => {
    expect(fitWidths([column(120, 0), column(undefined, 0)], 800)).toEqual([120, undefined]);
  });
  it('widens a declared column to what it needs, and leaves the rest to the flexible one', () => {
    expect(fitWidths([column(118, 145), column(undefined, 300)], 700)).toEqual([145, undefined]);
  });
  it('spreads what a wide window has beyond that over all columns, but those that the person drew', () => {
    // the flexible one has 400 at most: 200 are left for two
    expect(fitWidths([column(100, 90), column(undefined, 200), column(80, 80)], 780)).toEqual([200, undefined, 180]);
    expect(fitWidths([column(100, 90, { isDrawn: true }), column(undefined, 200), column(80, 80)], 780)).toEqual([100, undefined, 280]);
    expect(fitWidths([column(100, 90, { isDrawn: true }), column(undefined, 200)], 780)).toEqual([100, undefined]);
  });
  it('takes from a column what it does not need before it cuts another', () => {
    // 6 px are left: 3 go back, and the flexible one has 367
    expect(fitWidths([column(300, 120), column(undefined, 364), column(110, 110)], 600)).toEqual([123, undefined, 110]);
  });
  it('gives each of several flexible columns what it needs before they share the rest', () => {
    expect(fitWidths([column(undefined, 500), column(undefined, 100)], 700)).toEqual([512, undefined]);
  });
  it('cuts the widest first, and leaves the flexible column half as much again as the others', () => {
    expect(fitWidths([column(208, 280), column(undefined, 330)], 560)).toEqual([230, 330]);
    expect(fitWidths([column(148, 170), column(undefined, 400)], 431)).toEqual([170, 261]);
  });
  it('does not cut a status, a day or a figure', () => {
    expect(fitWidths([column(130, 160, { isKept: true }), column(undefined, 500)], 380)).toEqual([160, 220]);
  });
  it('cuts no flexible column below its least; the table is wider than its room then', () => {
    expect(fitWidths([column(200, 200), column(undefined, 500)], 300)).toEqual([200, LEAST_FLEXIBLE]);
  });
  it('keeps a width that the person drew', () => {
    expect(fitWidths([column(60, 200, { isDrawn: true }), column(undefined, 500)], 400)).toEqual([60, 340]);
  });
});
