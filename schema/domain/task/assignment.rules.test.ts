import { buildActor } from '../../testing/build-actor.ts';
import { sayError } from '../../errors/catalogue.ts';
import { isAssignedToJob, isAssignedToTask, mustBeAssigned } from './assignment.rules.ts';

const worker = buildActor({ groupIds: [1] });
const everyGroup = buildActor({ groupIds: [], claims: ['CAN_VIEW_ALL_GROUPS'] });
const office = buildActor({ groupIds: [], claims: ['CAN_ACCESS_CONSTRUCTION'] });

describe('who may act on what it reads (domain.md §1, decision 022)', () => {
  it.each([
    ['its group holds it', worker, 1, true],
    ['another group holds it', worker, 2, false],
    ['no group holds it', worker, null, false],
    ['no group holds it, and they see every group', everyGroup, null, true],
    ['it works in the office and is in no group', office, 1, false],
  ])('a task: %s', (_, actor, groupId, holds) => {
    expect(isAssignedToTask(actor, { groupId })).toBe(holds);
  });

  it.each([
    ['one of its tasks is held', worker, [2, 1], true],
    ['none of its tasks is held', worker, [2, null], false],
    ['they see every group and the job has a task', everyGroup, [null], true],
    ['they see every group and the job has none', everyGroup, [], false],
    ['it works in the office', office, [], true],
  ])('a job: %s', (_, actor, groupIds, holds) => {
    expect(
      isAssignedToJob(
        actor,
        groupIds.map((groupId) => ({ groupId })),
      ),
    ).toBe(holds);
  });

  it('is told what it was that left', () => {
    expect(mustBeAssigned(true, 'job')).toEqual({ ok: true });
    const verdict = mustBeAssigned(false, 'job');
    expect(verdict).toEqual({ ok: false, code: 'TASK_LEFT', details: { what: 'job' } });
    expect([{ what: 'job' }, { what: 'task' }, {}].map((details) => sayError('TASK_LEFT', details))).toEqual([
      'This job is with another group now. You can view it but not change it.',
      'This task is with another group now. You can view it but not change it.',
      'This task is with another group now. You can view it but not change it.',
    ]);
  });
});
