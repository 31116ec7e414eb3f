import { failureLines, failuresOfJest, failuresOfPlaywright } from './failures.mjs';

describe('what failed, at the end of npm test', () => {
  it('names file, test and message of each', () => {
    const report = {
      testResults: [
        {
          name: '/project/schema/domain/money.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            { status: 'failed', fullName: 'money rounds half up', failureMessages: ['\u001b[31mexpected 2\u001b[39m\n\nreceived 3'] },
          ],
        },
        { name: '/project/api/src/broken.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    };
    expect(failureLines(failuresOfJest(report, '/project'))).toEqual([
      'Failed:',
      '  schema/domain/money.test.ts  money rounds half up',
      '      expected 2',
      '      received 3',
      '  api/src/broken.test.ts  (did not load)',
      '      Cannot find module',
    ]);
  });

  it('names those of the browser, with what stands around them, and errors outside tests', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      ok,
      tests: [{ results: [{ errors: [] }, { errors: [{ message: `${title} timed out` }] }] }],
    });
    const suites = [
      {
        file: 'queue/kept.e2e.ts',
        specs: [spec('passes', true)],
        suites: [{ title: 'the queue', file: 'queue/kept.e2e.ts', specs: [spec('is kept', false)] }],
      },
    ];
    expect(failuresOfPlaywright({ suites, errors: [{ message: 'no build' }] })).toEqual([
      { file: 'e2e/queue/kept.e2e.ts', title: 'the queue › is kept', message: 'is kept timed out' },
      { file: 'e2e', title: '(outside tests)', message: 'no build' },
    ]);
  });

  it('is short: nothing when nothing failed, a count after the twentieth, the first lines of a long message', () => {
    expect(failureLines([])).toEqual([]);
    const long = { file: 'a.test.ts', title: 'long', message: Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n') };
    const lines = failureLines(Array.from({ length: 23 }, () => long));
    expect(lines).toHaveLength(1 + 20 * 15 + 1);
    expect(lines.at(-1)).toBe('  and 3 more');
  });
});
