import { isWorthAnother, joined } from './again.mjs';
import { OUTSIDE } from './failures.mjs';

const failure = (title: string, file = 'e2e/queue/kept.e2e.ts') => ({ file, title, message: `${title} timed out` });
const outcome = (passed: number, failures: readonly ReturnType<typeof failure>[]) => ({
  tally: { passed, failed: failures.length, skipped: 0 },
  times: [],
  failures: [...failures],
});

describe('browser tests that failed beside all others', () => {
  it('are run again when they are few, and are tests', () => {
    expect(isWorthAnother(outcome(9, [failure('a')]))).toBe(true);
    expect(isWorthAnother(outcome(9, []))).toBe(false);
    expect(
      isWorthAnother(
        outcome(
          9,
          ['a', 'b', 'c', 'd', 'e', 'f'].map((title) => failure(title)),
        ),
      ),
    ).toBe(false);
    expect(isWorthAnother(outcome(9, [failure('no build', OUTSIDE)]))).toBe(false);
    // a runner that ended badly without naming one
    expect(isWorthAnother({ ...outcome(9, []), tally: { passed: 9, failed: 1, skipped: 0 } })).toBe(false);
  });

  it('have failed when they fail alone too, and are named when they pass then', () => {
    const both = joined(outcome(9, [failure('a'), failure('b')]), outcome(1, [failure('b')]));
    expect(both.tally).toEqual({ passed: 10, failed: 1, skipped: 0 });
    expect(both.failures).toEqual([failure('b')]);
    expect(both.onlyAlone).toEqual([failure('a')]);
  });

  it('have failed when the second run did not come to them', () => {
    const first = outcome(9, [failure('a'), failure('b')]);
    expect(joined(first, outcome(1, []))).toEqual({ ...first, onlyAlone: [] });
    expect(joined(first, outcome(0, []))).toEqual({ ...first, onlyAlone: [] });
  });
});
