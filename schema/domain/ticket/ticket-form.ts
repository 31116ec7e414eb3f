// The form of a ticket of work as data: steps of questions, by work type and version (screens.md §2.26). How it must look stands in
// settings/ticket-of-work.schema; what is asked where nobody has set anything in settings/default-ticket-form.
import type { TicketForm, TicketOfWorkSetting, TicketQuestion, TicketStep } from '../settings/ticket-of-work.setting.ts';
import { DEFAULT_TICKET_FORM } from '../settings/default-ticket-form.ts';

export { currentForm } from '../settings/current-form.ts';
export type { TicketForm, TicketQuestion, TicketStep };

export type QuestionOf<K extends TicketQuestion['kind']> = Extract<TicketQuestion, { readonly kind: K }>;

/** What a ticket was begun with; null where that form is not known here: it is shown as it is. */
export function formOfVersion({ forms }: TicketOfWorkSetting, version: number): TicketForm | null {
  if (version === DEFAULT_TICKET_FORM.version) return DEFAULT_TICKET_FORM;
  return forms.find((form) => form.version === version) ?? null;
}

export const questionsOf = (form: TicketForm): readonly TicketQuestion[] => form.steps.flatMap(({ questions }) => questions);
