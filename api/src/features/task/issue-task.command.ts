// Issue to the field (issueTask) and Reassign (reassignTask): who does the task, from when, at which rates (decision 047).
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canIssue, canReassign, isIssued } from '@lotline/schema/domain/task/office-moves';
import { issue, reassign } from '@lotline/schema/domain/task/office.effects';
import type { ReassignInput } from '@lotline/schema/domain/task/office.input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ownName } from '../people/person-name.queries.ts';
import { activeGroup } from '../people/active-group.queries.ts';
import { ratesOfDay } from '../payment/item-rates.queries.ts';
import type { MovedTask } from './move-task.ts';
import { officeMove } from './office-move.ts';
import { assignmentFields, issuedFields, pricedAnew } from './event-fields.presenter.ts';

export function issueTask(context: RequestContext, scheduleId: number, client: ClientMutation | null): Promise<MovedTask> {
  return officeMove(context, {
    operation: 'issueTask',
    move: 'issueTask',
    input: { scheduleId },
    client,
    may: canIssue,
    effect: async (task, command) => {
      const group = await activeGroup(command, task.groupId ?? refuse('GROUP_REQUIRED'));
      const by = { name: await ownName(command), at: command.at };
      return issue(task, await ratesOfDay(command, { id: task.id, group, items: task.items }), by);
    },
    eventOf: (task, before) => ({
      entity: 'schedule',
      move: 'issueTask',
      before: issuedFields(before),
      after: issuedFields(task),
      detail: { priced: pricedAnew(task, before) },
    }),
  });
}

export function reassignTask(context: RequestContext, input: ReassignInput, client: ClientMutation | null): Promise<MovedTask> {
  return officeMove(context, {
    operation: 'reassignTask',
    move: 'reassignTask',
    input,
    client,
    may: (actor, facts) => canReassign(actor, facts, input.groupId),
    effect: async (task, command) => {
      const group = await activeGroup(command, input.groupId);
      // what was not issued is priced when it is, and what was completed stays at the rates of who did it
      const isPriced = isIssued(task) && task.completedDate === null;
      return reassign(task, group, isPriced ? await ratesOfDay(command, { id: task.id, group, items: task.items }) : []);
    },
    eventOf: (task, before) => ({
      entity: 'schedule',
      move: 'reassignTask',
      before: assignmentFields(before),
      after: assignmentFields(task),
      detail: { priced: pricedAnew(task, before) },
      why: input.reason,
    }),
  });
}
