// How far a ticket of work is (screens.md §2.26): Not started → In progress → Signed on → Complete → Locked on submit. Told from the ticket alone and
// without a parser: the task page shows it before anything of the ticket is loaded.
export const TICKET_STAGES = ['Not started', 'In progress', 'Signed on', 'Complete', 'Locked', 'From elsewhere'] as const;
export type TicketStage = (typeof TICKET_STAGES)[number];

interface Assessed {
  readonly signatures: readonly { readonly by: string; readonly assessment: string | null }[];
  readonly revisions: readonly { readonly id: string }[];
  readonly times: { readonly completedAt: string | null };
}

/** The id of the assessment that holds now; null: the first. */
export const assessmentOf = ({ revisions }: Pick<Assessed, 'revisions'>): string | null => revisions.at(-1)?.id ?? null;

/** Of the assessment that holds now: whoever signed an earlier one signs again. */
export function signedNow<S extends Assessed['signatures'][number]>(
  ticket: Pick<Assessed, 'revisions'> & { readonly signatures: readonly S[] },
  by: string,
): readonly S[] {
  const assessment = assessmentOf(ticket);
  return ticket.signatures.filter((signature) => signature.by === by && signature.assessment === assessment);
}

export function stageOf(ticket: Assessed, isSubmitted: boolean): TicketStage {
  if (isSubmitted) return 'Locked';
  if (ticket.times.completedAt !== null && signedNow(ticket, 'worker').length > 0) return 'Complete';
  return signedNow(ticket, 'crew').length > 0 ? 'Signed on' : 'In progress';
}

/** @param text as the task has it: anything may stand there */
export function ticketStage(text: string | null, isSubmitted: boolean): TicketStage {
  const value = objectIn(text);
  if (text === null || text === '' || (value !== null && Object.keys(value).length === 0)) return isSubmitted ? 'Locked' : 'Not started';
  return isAssessed(value) ? stageOf(value, isSubmitted) : 'From elsewhere';
}

function objectIn(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function isAssessed(value: object | null): value is Assessed {
  if (value === null || !('signatures' in value) || !('revisions' in value) || !('times' in value)) return false;
  const { signatures, revisions, times } = value;
  return isRows(signatures) && isRows(revisions) && typeof times === 'object' && times !== null && 'completedAt' in times;
}

const isRows = (value: unknown): boolean => Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null);
