// No figure is lost: after sixteen people pressed at the same moment at two servers, every figure is what its sources give (decision 023).
import { gatherCallers, type CallerAnswer, type Callers } from './callers.ts';
import { CONTESTS, type Contest } from './contests.ts';
import { differingFigures } from './differing.ts';

let callers: Callers;
beforeAll(async () => {
  callers = await gatherCallers();
});
afterAll(() => callers.stop());

test.each(CONTESTS.map((contest) => [contest.title, contest] as const))(
  '%s: every figure is what its sources give',
  async (_, contest) => {
    for (let round = 0; round < contest.rounds; round++) {
      const { mutationOf, meanwhile } = await contest.prepare(callers.sequelize);
      const [answers] = await Promise.all([callers.press(mutationOf, contest.personOf), meanwhile?.()]);
      expectAnswers(answers, contest);
      expect({ round, differing: await differingFigures(callers.sequelize) }).toEqual({ round, differing: [] });
    }
  },
  300_000,
);

test('in all of this, no two commands ever waited for each other in a circle', async () => {
  expect(await callers.deadlocks()).toBe(0);
});

/** Every caller is told that it is done, or why not; none is told of a fault. */
function expectAnswers(answers: readonly CallerAnswer[], { done, refused = [] }: Contest): void {
  expect(answers.filter(({ code, status }) => status !== 200 || !['OK', ...refused].includes(code))).toEqual([]);
  const count = answers.filter(({ code }) => code === 'OK').length;
  if (done !== 'any') expect(count).toBe(done === 'all' ? answers.length : 1);
}
