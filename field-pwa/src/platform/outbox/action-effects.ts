// The effect of each action on the shown task, job or comments: the shared effects, by the action's name.
import * as job from '@lotline/schema/domain/job/job.effects';
import type { Move } from '@lotline/schema/domain/task/task.lifecycle';
import * as task from '@lotline/schema/domain/task/task.effects';
import type { Pressed } from '@lotline/schema/domain/kernel/effect';
import type { TaskState } from '@lotline/schema/domain/task/task.effects';
import type { AnyAction } from './action-input.ts';

export type ShownTask = TaskState<string>;
export type ShownJob = job.JobState;

/** The move whose rule must still allow it: a change that has arrived meanwhile, or is no longer possible, is not applied again. */
export function moveOf({ name }: AnyAction): Move | null {
  switch (name) {
    case 'setStatus':
    case 'setDeveloper':
    case 'setContacts':
    case 'addComment':
    case 'editComment':
    case 'deleteComment':
    case 'tick':
    case 'savePotentialJob':
    case 'sendRequest':
    case 'sendPotentialJobRequest':
      return null;
    default:
      return name;
  }
}

export function onTask<T extends ShownTask>(shown: T, action: AnyAction, performed: Pressed<string>): T {
  switch (action.name) {
    case 'accept':
      return task.accept<string, T>(shown, performed);
    case 'decline':
      return task.decline<string, T>(shown, action.input.reason, performed);
    case 'goOnsite':
      return task.goOnsite<string, T>(shown, performed);
    case 'goOffsite':
      return task.goOffsite<string, T>(shown, performed);
    case 'complete':
      return task.complete<string, T>(shown, { partial: false, comments: null }, performed);
    case 'completePartially':
      return task.complete<string, T>(shown, { partial: true, comments: action.input.comments }, performed);
    case 'comment':
      return task.comment<string, T>(shown, action.input.comments, performed);
    case 'confirm':
      return task.confirm<string, T>(shown, performed);
    case 'submit':
      return task.submit<string, T>(shown, performed);
    case 'addItem':
      return withName(task.addItem<string, T>(shown, { childCode: null, rate: null, ...action.input }, performed), action);
    case 'changeItem':
      return task.changeItem<string, T>(shown, ({ id }) => id === action.input.id, action.input);
    case 'saveTicket':
      return { ...shown, ...task.saveTicket(NO_TICKET, action.input.ticketOfWork) };
    case 'resetTicket':
      return { ...shown, ...task.saveTicket(NO_TICKET, '{}') };
    default:
      return shown;
  }
}

/** The list's rows have none. */
const NO_TICKET: { readonly ticketOfWork: string | null } = { ticketOfWork: null };

/** The new line has the name that the picker showed. */
function withName<T extends ShownTask>(shown: T, { id, base }: Extract<AnyAction, { readonly name: 'addItem' }>): T {
  const { code, name, unitOfMeasure } = base;
  return {
    ...shown,
    items: shown.items.map((item) => (item.clientId === id ? { ...item, code, name, description: name, unitOfMeasure } : item)),
  };
}

export function onJob<J extends ShownJob>(shown: J, action: AnyAction, day: string): J {
  switch (action.name) {
    case 'goOnsite':
      return job.dateByVisit(shown, day);
    case 'setStatus':
      return job.setStatus(shown, action.input.status);
    case 'setDeveloper':
      return job.setDeveloper(shown, action.input);
    case 'setContacts':
      return job.setContacts(shown, {
        developer: action.input.developer,
        siteContacts: action.input.siteContacts.map(({ id, name, description, phone, email, sortOrder }, index) => ({
          id: id ?? null,
          name: name ?? null,
          description: description ?? null,
          phone: phone ?? null,
          email: email ?? null,
          sortOrder: sortOrder ?? index + 1,
        })),
      });
    default:
      return shown;
  }
}
