// The ticket of work (updateTicketOfWork): an empty object is a Reset, which needs its own claim. Specification 1 §4, §6; screens.md §2.26.
import { QueryTypes } from 'sequelize';
import { readExactJson } from '@lotline/schema/domain/kernel/exact-json';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { parseJsonObject } from '@lotline/schema/domain/kernel/json-object';
import { ticketDifference } from '@lotline/schema/domain/task/ticket-history';
import { saveTicket } from '@lotline/schema/domain/task/task.effects';
import { canResetTicket, canSaveTicket } from '@lotline/schema/domain/task/task.lifecycle';
import { claimsToBeTicket, readTicket, ticketProblem } from '@lotline/schema/domain/ticket/ticket';
import { keepSigned } from '@lotline/schema/domain/ticket/ticket.edits';
import { hasTooManyParts } from '@lotline/schema/domain/ticket/ticket-parts';
import { ticketStage } from '@lotline/schema/domain/ticket/ticket.stage';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { attachTicketLater } from '../ticket/attach-ticket.step.ts';
import { ticketMustBeComplete } from '../ticket/ticket-must-be-complete.step.ts';
import { moveTask, type MovedTask } from './move-task.ts';

export interface TicketInput {
  readonly id: number;
  /** The text of a JSON object. */
  readonly ticketOfWork: string;
  /** Why it is reset. */
  readonly reason?: string | null;
}

/**
 * A Reset keeps the ticket that it replaces whole in the event; a save keeps what changed, from which the replaced one can be computed. One that
 * calls itself a ticket of this product must be one; what is anything else is kept as it was sent.
 */
export function saveTicketOfWork(context: RequestContext, input: TicketInput, client: ClientMutation | null): Promise<MovedTask> {
  if (hasTooManyParts(input.ticketOfWork)) refuse('TICKET_INVALID', { problem: 'it has more parts than a ticket can have' });
  const sent = parseJsonObject(input.ticketOfWork) ?? refuse('TICKET_INVALID');
  const isReset = Object.keys(sent).length === 0;
  const problem = claimsToBeTicket(sent) ? ticketProblem(sent) : null;
  if (problem !== null) refuse('TICKET_INVALID', { problem });
  return moveTask(context, {
    operation: 'updateTicketOfWork',
    move: isReset ? 'resetTicket' : 'saveTicket',
    scheduleId: input.id,
    input,
    client,
    may: isReset ? canResetTicket : canSaveTicket,
    // the ticket itself is no part of what is loaded: it may be large
    effect: (task) => task,
    follow: async (task, _, command) => {
      const { before, ticket } = await replaceTicket(task.id, input.ticketOfWork, command);
      const { constructionId, issuedDate } = task;
      await ticketMustBeComplete(command, { constructionId, before, ticket, at: command.pressedAt([issuedDate]) });
      command.versions['schedule'] = task.version;
      if (ticketStage(ticket, false) === 'Complete') await attachTicketLater(command, task);
      const replaced = before === null ? null : (readExactJson(before) as object);
      const detail = isReset ? { replaced } : ticketDifference(replaced, readExactJson(ticket) as object);
      return { detail, why: isReset ? (input.reason ?? null) : null };
    },
  });
}

interface Replaced {
  readonly before: string | null;
  /** As it stands now. */
  readonly ticket: string;
}

/** As text both ways: as JavaScript's numbers a ticket would lose digits. */
async function replaceTicket(scheduleId: number, sent: string, { sequelize, transaction }: CommandContext): Promise<Replaced> {
  const [row = { ticketOfWork: null }] = await sequelize.query<{ ticketOfWork: string | null }>(
    'select ticket_of_work::text as "ticketOfWork" from schedule where id = $scheduleId',
    { bind: { scheduleId }, transaction, type: QueryTypes.SELECT },
  );
  const { ticketOfWork } = saveTicket(row, withStanding(row.ticketOfWork, sent));
  await sequelize.query('update schedule set ticket_of_work = $ticketOfWork::jsonb where id = $scheduleId', {
    bind: { scheduleId, ticketOfWork },
    transaction,
  });
  return { before: row.ticketOfWork, ticket: ticketOfWork };
}

/** What was signed or assessed meanwhile and is not in the sent ticket stays. */
function withStanding(before: string | null, sent: string): string {
  const standing = readTicket(before);
  const saved = readTicket(sent);
  if (standing.kind !== 'ticket' || saved.kind !== 'ticket') return sent;
  return JSON.stringify(keepSigned(standing.ticket, saved.ticket));
}
