import { filesOf, isWorthAnother, isWorthAnotherOfDatabase, joined, joinedByFile } from './again.mjs';
import { NOT_LOADED, OUTSIDE } from './failures.mjs';

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

describe('database tests that failed beside all others', () => {
  const ofDatabase = (title: string, file = 'api/test/change-stream.db.test.ts') => failure(title, file);

  it('are run again by file when they are few and nothing else failed', () => {
    const first = outcome(9, [ofDatabase('a'), ofDatabase('b'), ofDatabase('c', 'api/test/audience.db.test.ts')]);
    expect(isWorthAnotherOfDatabase(first)).toBe(true);
    expect(filesOf(first)).toEqual(['api/test/change-stream.db.test.ts', 'api/test/audience.db.test.ts']);
    expect(isWorthAnotherOfDatabase(outcome(9, []))).toBe(false);
    expect(isWorthAnotherOfDatabase(outcome(9, [ofDatabase('a'), failure('a rule', 'schema/domain/a.test.ts')]))).toBe(false);
    expect(isWorthAnotherOfDatabase(outcome(9, [ofDatabase(NOT_LOADED)]))).toBe(false);
  });

  it('have failed when they fail alone too, or when another of their file does, and are named when they pass then', () => {
    const first = outcome(9, [ofDatabase('a'), ofDatabase('b')]);
    const both = joinedByFile(first, outcome(4, [ofDatabase('b'), ofDatabase('passed before')]));
    expect(both.tally).toEqual({ passed: 9, failed: 2, skipped: 0 });
    expect(both.failures).toEqual([ofDatabase('b'), ofDatabase('passed before')]);
    expect(both.onlyAlone).toEqual([ofDatabase('a')]);
    expect(joinedByFile(first, outcome(6, [])).tally).toEqual({ passed: 11, failed: 0, skipped: 0 });
  });

  it('have failed when the second run did not come to them', () => {
    const first = outcome(9, [ofDatabase('a'), ofDatabase('b')]);
    expect(joinedByFile(first, outcome(1, []))).toEqual({ ...first, onlyAlone: [] });
    // a runner that ended badly without naming a test
    expect(joinedByFile(first, { ...outcome(6, []), tally: { passed: 6, failed: 1, skipped: 0 } })).toEqual({ ...first, onlyAlone: [] });
  });
});
