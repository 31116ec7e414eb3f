import { execFileSync } from 'node:child_process';
import { costLine, timesOfJest, timesOfPlaywright, timingLines, usedSoFar } from './timing.mjs';

const jest = {
  testResults: [
    {
      name: '/clone/api/test/commands.db.test.ts',
      startTime: 1_000,
      endTime: 6_000,
      assertionResults: [{ fullName: 'accept is done', duration: 3_000 }, { fullName: 'accept is denied' }],
    },
    { name: '/clone/schema/domain/x.test.ts', startTime: 0, endTime: 1_000, assertionResults: [{ fullName: 'adds', duration: 1_000 }] },
  ],
};
const playwright = {
  suites: [
    {
      title: 'shell/sign-in.e2e.ts',
      file: 'shell/sign-in.e2e.ts',
      specs: [{ title: 'signs in', tests: [{ results: [{ duration: 2_000 }, { duration: 1_000 }] }] }],
      suites: [
        { title: 'by keyboard', file: 'shell/sign-in.e2e.ts', specs: [{ title: 'too', tests: [{ results: [{ duration: 500 }] }] }] },
      ],
    },
  ],
};

describe('where the time went', () => {
  it('knows the kind of a jest file by its name, and counts what stands beside its tests', () => {
    expect(timesOfJest(jest, '/clone')).toEqual([
      { kind: 'db', file: 'api/test/commands.db.test.ts', title: 'accept is done', ms: 3_000 },
      { kind: 'db', file: 'api/test/commands.db.test.ts', title: 'accept is denied', ms: 0 },
      { kind: 'db', file: 'api/test/commands.db.test.ts', title: '(loading, before and after)', ms: 2_000 },
      { kind: 'unit', file: 'schema/domain/x.test.ts', title: 'adds', ms: 1_000 },
      { kind: 'unit', file: 'schema/domain/x.test.ts', title: '(loading, before and after)', ms: 0 },
    ]);
  });

  it('adds up all tries of a browser test and names the groups it stands in', () => {
    expect(timesOfPlaywright(playwright)).toEqual([
      { kind: 'e2e', file: 'e2e/shell/sign-in.e2e.ts', title: 'signs in', ms: 3_000 },
      { kind: 'e2e', file: 'e2e/shell/sign-in.e2e.ts', title: 'by keyboard › too', ms: 500 },
    ]);
  });

  it('tells each kind’s share and the ten slowest, the slowest first', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ kind: 'unit', file: 'a.test.ts', title: `t${at}`, ms: 100 * at }));
    const [shares, , ...slowest] = timingLines([...many, { kind: 'e2e', file: 'b.e2e.ts', title: 'journey', ms: 6_600 }]);
    expect(shares).toBe('Time in tests, all workers together: unit 6.6 s (50 %), e2e 6.6 s (50 %)');
    expect(slowest).toHaveLength(10);
    expect(slowest[0]).toMatch(/6\.6 s {2}b\.e2e\.ts {2}journey$/);
  });

  it('says nothing when nothing ran', () => {
    expect(timingLines([])).toEqual([]);
  });

  it('tells the processor’s time and what passed, both since the start', () => {
    expect(costLine({ processorMs: 5_000, passedMs: 1_000 }, { processorMs: 845_900, passedMs: 421_000 })).toBe(
      'Processor time: 14 min 0 s, other programs of this machine counted in. Time passed: 7 min 0 s.',
    );
  });

  it('counts work that another process of the machine does', () => {
    const before = usedSoFar();
    execFileSync(process.execPath, ['-e', 'let done = 0; while (done < 300_000_000) done += 1;']);
    expect(usedSoFar().processorMs - before.processorMs).toBeGreaterThanOrEqual(20);
  });
});
