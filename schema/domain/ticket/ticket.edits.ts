// What may be done to a ticket of work. Its signatures and revisions only grow: in whatever order edits come together, none of them is lost.
import type { Answer, Answers, Revision, Signature, Ticket } from './ticket.ts';
import { assessmentOf } from './ticket.stage.ts';
import type { TicketForm } from './ticket-form.ts';

/** @param prefilled what the job says of itself */
export function startTicket(form: TicketForm, prefilled: Answers, at: string): Ticket {
  return { formVersion: form.version, answers: prefilled, signatures: [], times: { startedAt: at, completedAt: null }, revisions: [] };
}

/** Null takes an answer away. */
export function withAnswers(ticket: Ticket, changed: Readonly<Record<string, Answer | null>>): Ticket {
  const names = Object.keys(changed);
  if (names.length === 0) return ticket;
  const all = Object.entries({ ...ticket.answers, ...changed }).filter((entry): entry is [string, Answer] => entry[1] !== null);
  return { ...ticket, answers: Object.fromEntries(all) };
}

/** Signs the assessment that holds now. */
export function sign(ticket: Ticket, signature: Omit<Signature, 'assessment'>): Ticket {
  return { ...ticket, signatures: [...ticket.signatures, { ...signature, assessment: assessmentOf(ticket) }] };
}

/** Conditions have changed: what was agreed is kept with its day, its answers stand to be gone over, and everybody signs on again. */
export function reassess(ticket: Ticket, revision: Omit<Revision, 'answers' | 'completedAt'>): Ticket {
  const { answers, times } = ticket;
  return {
    ...ticket,
    times: { ...times, completedAt: null },
    revisions: [...ticket.revisions, { ...revision, answers, completedAt: times.completedAt }],
  };
}

export const completeTicket = (ticket: Ticket, at: string): Ticket => ({ ...ticket, times: { ...ticket.times, completedAt: at } });

/** It was not complete after all: what was filled in and signed stays. */
export const openTicketAgain = (ticket: Ticket): Ticket => ({ ...ticket, times: { ...ticket.times, completedAt: null } });

/** What stands with what is saved over it: what the saved one does not know of the lists stays; a signature or revision is never changed. */
export function keepSigned(standing: Ticket, saved: Ticket): Ticket {
  const revisions = united(standing.revisions, saved.revisions);
  const hasNewer = revisions.at(-1)?.id !== saved.revisions.at(-1)?.id;
  return {
    ...saved,
    signatures: united(standing.signatures, saved.signatures),
    revisions,
    times: {
      startedAt: earlier(standing.times.startedAt, saved.times.startedAt),
      // it was completed before somebody assessed anew
      completedAt: hasNewer ? null : saved.times.completedAt,
    },
  };
}

/** Mine over theirs, where both changed since: the answers are mine, what either signed is there. */
export const bringTogether = (theirs: Ticket, mine: Ticket): Ticket =>
  keepSigned(theirs, { ...mine, answers: { ...theirs.answers, ...mine.answers } });

interface Dated {
  readonly id: string;
  readonly at: string;
}

/** Both; of one that is in both the standing one. In the order of the saved, whose device knew them all; else by their instants. */
function united<Row extends Dated>(standing: readonly Row[], saved: readonly Row[]): Row[] {
  const known = new Map(standing.map((row) => [row.id, row]));
  const named = new Set(saved.map(({ id }) => id));
  const kept = saved.map((row) => known.get(row.id) ?? row);
  const unknown = standing.filter(({ id }) => !named.has(id));
  if (unknown.length === 0) return kept;
  return [...kept, ...unknown].sort((a, b) => instantOf(a) - instantOf(b) || (a.id < b.id ? -1 : 1));
}

const instantOf = ({ at }: Dated): number => new Date(at).getTime();
const earlier = (a: string, b: string): string => (new Date(a).getTime() <= new Date(b).getTime() ? a : b);
