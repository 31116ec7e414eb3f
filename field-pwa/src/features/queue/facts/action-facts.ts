// What an action says, in words: what the person typed or chose, as a form would show it.
import { formatQuantity } from '@lotline/schema/domain/kernel/money';
import { formatMobile } from '@lotline/schema/domain/kernel/phone';
import { ticketStage } from '@lotline/schema/domain/ticket/ticket.stage';
import type { SiteContactInput } from '@lotline/schema/generated/operations';
import type { AnyAction, InputOf } from '../../../platform/outbox/action-input.ts';
import { quantityText } from '@lotline/schema/domain/item/quantity-text';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

const NOTHING = 'Nothing';

export const fact = (label: string, value: string | null | undefined): Fact => ({
  label,
  value: value == null || value.trim() === '' ? NOTHING : value,
});

export const phoneText = (phone: string | null | undefined): string | null => (phone == null || phone === '' ? null : formatMobile(phone));

type NamedContact = Pick<SiteContactInput, 'name' | 'phone'>;

export const contactsText = (contacts: readonly NamedContact[]): string =>
  contacts.map(({ name, phone }) => [name ?? 'No name', phoneText(phone)].filter(Boolean).join(' ')).join(', ');

function developerFacts({ developer, siteContact, siteContactPhone }: InputOf<'setDeveloper'>): Fact[] {
  const told = [
    developer === undefined ? null : fact('Developer', developer),
    siteContact === undefined ? null : fact('Site contact', siteContact),
    siteContactPhone === undefined ? null : fact('Phone', phoneText(siteContactPhone)),
  ];
  return told.filter((one) => one !== null);
}

/** What was filled in, as the form calls it; its address stands above. */
function potentialJobFacts({ builder, siteContactName, siteContactPhone, comments }: InputOf<'savePotentialJob'>): Fact[] {
  const told: readonly (readonly [string, string | null])[] = [
    ['Builder', builder],
    ['Site contact', siteContactName],
    ['Phone', phoneText(siteContactPhone)],
    ['Comments', comments],
  ];
  return told.flatMap(([label, value]) => (value === null ? [] : [fact(label, value)]));
}

/** A ticket is read on its own page: here it is only told how far it is. */
const ticketFacts = (ticketOfWork: string): Fact[] => [fact('State', ticketStage(ticketOfWork, false))];

/** Empty where the action itself says all. */
export function actionFacts(action: AnyAction): Fact[] {
  switch (action.name) {
    case 'decline':
      return action.input.reason === null ? [] : [fact('Reason', action.input.reason)];
    case 'completePartially':
      return [fact('What is left to do, and why', action.input.comments)];
    case 'comment':
    case 'addComment':
    case 'editComment':
      return [fact('Comment', action.input.comments)];
    case 'deleteComment':
      return [fact('Comment', action.base.comments)];
    case 'addItem': {
      const { code, name, unitOfMeasure } = action.base;
      return [
        fact('Item', `${code} ${name}`),
        fact('Quantity', quantityText(action.input.quantity, unitOfMeasure)),
        fact('Reason', action.input.reason),
      ];
    }
    case 'changeItem':
      return [fact('Done', formatQuantity(action.input.completedQty)), fact('Reason for variation', action.input.variationReason)];
    case 'saveTicket':
      return ticketFacts(action.input.ticketOfWork);
    case 'resetTicket':
      return [fact('Reason', action.input.reason)];
    case 'setStatus':
      return [fact('Status', action.input.status)];
    case 'setDeveloper':
      return developerFacts(action.input);
    case 'setContacts':
      return [fact('Site contacts', contactsText(action.input.siteContacts))];
    case 'tick':
      return [fact('Done', action.input.isCompleted ? 'Yes' : 'No')];
    case 'sendRequest':
    case 'sendPotentialJobRequest':
      return [fact('Jobs', String(action.input.ids.length)), fact('Message', action.input.message)];
    case 'savePotentialJob':
      return potentialJobFacts(action.input);
    default:
      return [];
  }
}
