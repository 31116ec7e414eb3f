// The ticket of work (updateTicketOfWork): an empty object is a Reset, which needs its own claim. Specification 1 §4, §6.
import { QueryTypes } from 'sequelize';
import { readExactJson } from '@lotline/schema/domain/kernel/exact-json';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { parseJsonObject } from '@lotline/schema/domain/kernel/json-object';
import { ticketDifference } from '@lotline/schema/domain/task/ticket-history';
import { saveTicket } from '@lotline/schema/domain/task/task.effects';
import { canResetTicket, canSaveTicket } from '@lotline/schema/domain/task/task.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { moveTask, type MovedTask } from './move-task.ts';

export interface TicketInput {
  readonly id: number;
  /** The text of a JSON object. */
  readonly ticketOfWork: string;
}

/** A Reset keeps the ticket that it replaces whole in the event; a save keeps what changed, from which the replaced one can be computed. */
export function saveTicketOfWork(context: RequestContext, input: TicketInput, client: ClientMutation | null): Promise<MovedTask> {
  if (parseJsonObject(input.ticketOfWork) === null) refuse('TICKET_INVALID');
  const ticket = readExactJson(input.ticketOfWork) as object;
  const isReset = Object.keys(ticket).length === 0;
  return moveTask(context, {
    operation: 'updateTicketOfWork',
    move: isReset ? 'resetTicket' : 'saveTicket',
    scheduleId: input.id,
    input,
    client,
    may: isReset ? canResetTicket : canSaveTicket,
    // the ticket itself is no part of what is loaded: it may be large
    effect: (task) => task,
    follow: async ({ id }, _, command) => {
      const replaced = await replaceTicket(id, input.ticketOfWork, command);
      return { detail: isReset ? { replaced } : ticketDifference(replaced, ticket) };
    },
  });
}

/** The ticket that stood there. As text both ways: as JavaScript's numbers it would lose digits. */
async function replaceTicket(scheduleId: number, ticket: string, { sequelize, transaction }: CommandContext): Promise<object | null> {
  const [row = { ticketOfWork: null }] = await sequelize.query<{ ticketOfWork: string | null }>(
    'select ticket_of_work::text as "ticketOfWork" from schedule where id = $scheduleId',
    { bind: { scheduleId }, transaction, type: QueryTypes.SELECT },
  );
  const { ticketOfWork } = saveTicket(row, ticket);
  await sequelize.query('update schedule set ticket_of_work = $ticketOfWork::jsonb where id = $scheduleId', {
    bind: { scheduleId, ticketOfWork },
    transaction,
  });
  return row.ticketOfWork === null ? null : (readExactJson(row.ticketOfWork) as object);
}
