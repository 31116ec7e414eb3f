// Adds up what the runners report. A file that does not even load is a failure, and so is a runner that ends badly without naming one.

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @returns {Tally} from jest's --json */
export function tallyOfJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @returns {Tally} from Playwright's json reporter; a test that passed only when tried again has passed, and errors outside tests have failed */
export function tallyOfPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0), skipped };
}

/** @param {Tally | null} tally null when there is no report @returns {Tally} */
export function withExitCode(tally, code) {
  if (tally === null) return { passed: 0, failed: 1, skipped: 0 };
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** @param {Tally[]} tallies */
export function addTallies(tallies) {
  return tallies.reduce(
    (sum, it) => ({ passed: sum.passed + it.passed, failed: sum.failed + it.failed, skipped: sum.skipped + it.skipped }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** A pattern that no test matches is a slip of the hand, not a success. @param {string[]} patterns @param {Tally} tally @returns {string | null} */
export function unmatchedPatterns(patterns, { passed, failed, skipped }) {
  return patterns.length > 0 && passed + failed + skipped === 0 ? `No test matches ${patterns.join(' ')}.` : null;
}

/** @param {Tally} tally */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
