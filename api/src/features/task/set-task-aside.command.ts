// Ignore and back again (ignoreTask), and the office's reminder (remindTask): decision 047.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canIgnore, canRemind, canRestore } from '@lotline/schema/domain/task/office-moves';
import { remind, setAside } from '@lotline/schema/domain/task/office.effects';
import type { IgnoreInput, RemindInput } from '@lotline/schema/domain/task/office.input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { MovedTask } from './move-task.ts';
import { officeMove } from './office-move.ts';
import { reminderOf } from './event-fields.presenter.ts';

export function ignoreTask(context: RequestContext, input: IgnoreInput, client: ClientMutation | null): Promise<MovedTask> {
  const { ignored, reason } = input;
  const move = ignored ? 'ignoreTask' : 'restoreTask';
  return officeMove(context, {
    operation: 'ignoreTask',
    move,
    input,
    client,
    may: ignored ? canIgnore : canRestore,
    effect: (task) => setAside(task, ignored),
    eventOf: (task, before) => ({
      entity: 'schedule',
      move,
      before: { ignored: before.ignored },
      after: { ignored: task.ignored },
      why: reason,
    }),
  });
}

export function remindTask(context: RequestContext, input: RemindInput, client: ClientMutation | null): Promise<MovedTask> {
  return officeMove(context, {
    operation: 'remindTask',
    move: 'remindTask',
    input,
    client,
    may: canRemind,
    effect: (task) => remind(task, input),
    eventOf: (task, before) => ({ entity: 'schedule', move: 'remindTask', before: reminderOf(before), after: reminderOf(task) }),
  });
}
