// The ticket of work (updateTicketOfWork): an empty object is a Reset, which needs its own claim. Specification 1 §4, §6.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { parseJsonObject } from '@lotline/schema/domain/kernel/json-object';
import { canResetTicket, canSaveTicket } from '@lotline/schema/domain/task/task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { moveTask, type MovedTask } from './move-task.ts';

export interface TicketInput {
  readonly id: number;
  /** The text of a JSON object. */
  readonly ticketOfWork: string;
}

/** The ticket that was replaced stays whole in the event, so a reset loses nothing. */
export function saveTicketOfWork(context: RequestContext, input: TicketInput, client: ClientMutation | null): Promise<MovedTask> {
  const ticket = parseJsonObject(input.ticketOfWork) ?? refuse('TICKET_INVALID');
  const isReset = Object.keys(ticket).length === 0;
  return moveTask(context, {
    operation: 'updateTicketOfWork',
    move: isReset ? 'resetTicket' : 'saveTicket',
    scheduleId: input.id,
    input,
    client,
    may: isReset ? canResetTicket : canSaveTicket,
    change: ({ schedule }) => {
      const replaced = schedule.ticketOfWork;
      schedule.ticketOfWork = ticket;
      return { replaced };
    },
  });
}
