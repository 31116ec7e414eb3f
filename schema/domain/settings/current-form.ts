// The form of a ticket of work that holds now.
import { DEFAULT_TICKET_FORM } from './default-ticket-form.ts';
import type { TicketForm, TicketOfWorkSetting } from './ticket-of-work.setting.ts';

/** What a new ticket is begun with: the newest of the work type, else the one that everybody has. */
export function currentForm({ forms }: Pick<TicketOfWorkSetting, 'forms'>): TicketForm {
  return forms.reduce<TicketForm>((newest, form) => (form.version > newest.version ? form : newest), DEFAULT_TICKET_FORM);
}
