// What saving a ticket of work asks of its text, without a database: is it one, what stands afterwards, what the history keeps (decisions 023 and 043).
// Data alone goes in and comes out, so that a thread can do it for a large ticket (decision 077).
import { readExactJson, writeExactJson } from '../kernel/exact-json.ts';
import { jsonDifference } from '../kernel/json-difference.ts';
import { parseJsonObject } from '../kernel/json-object.ts';
import type { TicketOfWorkSetting } from '../settings/ticket-of-work.setting.ts';
import { claimsToBeTicket, readTicket, ticketProblem } from '../ticket/ticket.ts';
import { keepSigned } from '../ticket/ticket.edits.ts';
import { formOfVersion } from '../ticket/ticket-form.ts';
import { hasTooManyParts } from '../ticket/ticket-parts.ts';
import { lacksForCompletion } from '../ticket/ticket.rules.ts';
import { ticketStage } from '../ticket/ticket.stage.ts';
import { refuse } from '../../errors/refusal-error.ts';
import { ticketDifference } from './ticket-history.ts';

export interface CheckedTicket {
  /** An empty object resets what stands. */
  readonly isReset: boolean;
  /** It says that it is complete: then its form is asked. */
  readonly isCompleted: boolean;
}

export interface TicketToSettle {
  /** As it stands; null: none. */
  readonly before: string | null;
  readonly sent: string;
  readonly isReset: boolean;
  /** Of the job's work type; null for a ticket that does not say that it is complete. */
  readonly setting: TicketOfWorkSetting | null;
  /** The day of the press, where a day ends last on Earth: nobody whose own day still allows it is refused. */
  readonly day: string;
}

export interface SettledTicket {
  /** As it will stand. */
  readonly ticket: string;
  readonly isComplete: boolean;
  /** What the event keeps, as exact JSON (StoredTicketChange). */
  readonly kept: string;
}

/** What saves tickets asks this; it is done here or in a thread. */
export interface TicketSaving {
  /** @throws RefusalError TICKET_INVALID, or that too much is under way */
  check(text: string, holder: string): Promise<CheckedTicket>;
  /** @throws RefusalError TICKET_INCOMPLETE, or that too much is under way */
  settle(ticket: TicketToSettle, holder: string): Promise<SettledTicket>;
}

/** Where nobody else waits. */
export const TICKET_SAVING_HERE: TicketSaving = {
  check: async (text) => checkTicket(text),
  settle: async (ticket) => settleTicket(ticket),
};

/** One that calls itself a ticket of this product must be one; what is anything else is kept as it was sent. @throws RefusalError TICKET_INVALID */
export function checkTicket(text: string): CheckedTicket {
  if (hasTooManyParts(text)) refuse('TICKET_INVALID', { problem: 'it has more parts than a ticket can have' });
  const sent = parseJsonObject(text) ?? refuse('TICKET_INVALID');
  const problem = claimsToBeTicket(sent) ? ticketProblem(sent) : null;
  if (problem !== null) refuse('TICKET_INVALID', { problem });
  const read = readTicket(text);
  return { isReset: Object.keys(sent).length === 0, isCompleted: read.kind === 'ticket' && read.ticket.times.completedAt !== null };
}

/**
 * A Reset keeps the ticket that it replaces whole; a save keeps what changed, from which the replaced one can be computed.
 * @throws RefusalError TICKET_INCOMPLETE
 */
export function settleTicket({ before, sent, isReset, setting, day }: TicketToSettle): SettledTicket {
  const ticket = withStanding(before, sent);
  if (setting !== null) mustBeComplete({ before, ticket, setting, day });
  const replaced = before === null ? null : readObject(before);
  const kept = isReset ? { replaced } : ticketDifference(replaced, readObject(ticket));
  return { ticket, isComplete: ticketStage(ticket, false) === 'Complete', kept: writeExactJson(kept) };
}

/** What was signed or assessed meanwhile and is not in the sent ticket stays. */
function withStanding(before: string | null, sent: string): string {
  const standing = readTicket(before);
  const saved = readTicket(sent);
  if (standing.kind !== 'ticket' || saved.kind !== 'ticket') return sent;
  return JSON.stringify(keepSigned(standing.ticket, saved.ticket));
}

interface Completed extends Pick<TicketToSettle, 'before' | 'day'> {
  readonly ticket: string;
  readonly setting: TicketOfWorkSetting;
}

/** By the rule that the phone asks before its button (decision 043). */
function mustBeComplete({ before, ticket, setting, day }: Completed): void {
  const read = readTicket(ticket);
  if (read.kind !== 'ticket' || read.ticket.times.completedAt === null) return;
  // what stands already was judged when it came to stand
  if (jsonDifference(readTicket(before), read).length === 0) return;
  const form = formOfVersion(setting, read.ticket.formVersion);
  if (form === null) refuse('TICKET_INCOMPLETE', { lacks: `Version ${String(read.ticket.formVersion)} of its form is not known.` });
  const [lacks] = lacksForCompletion(form, read.ticket, day);
  if (lacks !== undefined) refuse('TICKET_INCOMPLETE', { lacks });
}

/** Of text that was checked, or that the database keeps as an object. */
function readObject(text: string): object {
  const value = readExactJson(text);
  if (typeof value !== 'object' || value === null) throw new TypeError('a ticket is an object');
  return value;
}
