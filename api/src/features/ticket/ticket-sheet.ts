// A ticket of work as its paper needs it: what its task and job say of it, and what can be read in it. Reading is the thread's, as the paper is.
import type { CompanySettings } from '@lotline/schema/domain/settings/company-settings';
import type { TicketOfWorkSetting } from '@lotline/schema/domain/settings/ticket-of-work.setting';
import { readTicket, type ReadTicket } from '@lotline/schema/domain/ticket/ticket';
import { formOfVersion, type TicketForm } from '@lotline/schema/domain/ticket/ticket-form';
import { stageOf, type TicketStage } from '@lotline/schema/domain/ticket/ticket.stage';

/** All that stands on the paper comes from here: the same facts, the same paper. */
export interface TicketFacts {
  readonly scheduleId: number;
  readonly constructionId: number;
  readonly workOrder: string;
  readonly address: string;
  readonly task: string;
  readonly group: string;
  /** As the task has it. */
  readonly text: string;
  readonly isSubmitted: boolean;
  /** With the forms of every version. */
  readonly setting: TicketOfWorkSetting;
  readonly zone: string;
  /** Whose paper it is; its logo in base64. */
  readonly company: Pick<CompanySettings['Company'], 'name' | 'abn'> & { readonly logo: string | null };
}

export interface TicketSheet extends Omit<TicketFacts, 'isSubmitted' | 'setting'> {
  readonly read: ReadTicket;
  /** Null: the form is not known here, or there is no ticket of this product. */
  readonly form: TicketForm | null;
  readonly stage: TicketStage;
}

export function readSheet({ isSubmitted, setting, ...facts }: TicketFacts): TicketSheet {
  const read = readTicket(facts.text);
  const isTicket = read.kind === 'ticket';
  return {
    ...facts,
    read,
    form: isTicket ? formOfVersion(setting, read.ticket.formVersion) : null,
    stage: isTicket ? stageOf(read.ticket, isSubmitted) : isSubmitted ? 'Locked' : 'From elsewhere',
  };
}

/** One of this product that nobody fills in any more. */
export const isFinished = ({ stage, read }: TicketSheet): boolean => read.kind === 'ticket' && (stage === 'Complete' || stage === 'Locked');

export const ticketFileName = ({ workOrder }: Pick<TicketFacts, 'workOrder'>): string =>
  `Ticket of Work ${workOrder.replaceAll(/[^\p{Letter}\p{Number} ._-]/gu, '-').slice(0, 80)}.pdf`;
