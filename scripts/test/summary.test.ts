import { addTallies, closingLine, unmatchedPatterns, tallyOfJest, tallyOfPlaywright, withExitCode } from './summary.mjs';

const jest = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 0, numPendingTests: 0, numTodoTests: 0 };
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 2 }, errors: [] };

describe('the closing line of npm test', () => {
  it('adds up all runners', () => {
    expect(closingLine(addTallies([tallyOfJest(jest), tallyOfPlaywright(playwright)]))).toBe('9 passed, 1 failed, 2 skipped');
  });

  it('is short when nothing was skipped', () => {
    expect(closingLine(tallyOfJest(jest))).toBe('5 passed, 1 failed');
  });

  it('counts a file that does not load as a failure', () => {
    expect(tallyOfJest({ ...jest, numFailedTests: 0, numRuntimeErrorTestSuites: 2 }).failed).toBe(2);
    expect(tallyOfPlaywright({ ...playwright, errors: [{}] }).failed).toBe(1);
  });

  it('counts a runner that died, or ended badly without naming a test, as a failure', () => {
    expect(withExitCode(null, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(withExitCode({ passed: 4, failed: 0, skipped: 0 }, 1).failed).toBe(1);
    expect(withExitCode({ passed: 4, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  });

  it('says that no test matches what was asked for', () => {
    const none = { passed: 0, failed: 0, skipped: 0 };
    expect(unmatchedPatterns(['pages.e2e.ts:999'], none)).toBe('No test matches pages.e2e.ts:999.');
    expect(unmatchedPatterns(['pages'], { ...none, skipped: 1 })).toBeNull();
    expect(unmatchedPatterns([], none)).toBeNull();
  });
});
