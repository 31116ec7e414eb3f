// The log of integrations (screens.md §2.23), declared: what was handed to the gateways of SMS and of mail, what became of it, and how often it was tried, and each time
// that Xero was asked. The text of a message, and the whole of a number or of an address, are not in it.
import { declareList } from '../list/list-declaration.ts';
import { LOG_CLAIM } from './activity.columns.ts';

export const MESSAGE_STATES = { queued: 'Queued', sent: 'Sent', delivered: 'Delivered', failed: 'Failed' } as const;
export const MESSAGE_KINDS = {
  builderRequest: 'Asks a builder for site access',
  asked: 'Tells a contractor that a change of bank account was requested',
  approved: 'Tells a contractor that the bank account has changed',
  documentNotice: 'Tells of a document that expires, by email',
  xeroCheck: 'Checks the settings of Xero',
} as const;

export const MESSAGE_LOG_LIST = declareList({
  name: 'messageLog',
  label: 'Integrations',
  live: { never: 'the gateways’ own states, asked for while a message is looked for' },
  claim: LOG_CLAIM,
  shareClaim: LOG_CLAIM,
  defaultSort: 'queuedAt',
  isNewestFirst: true,
  columns: {
    queuedAt: { label: 'Queued', kind: 'instant', isSortable: true, about: 'The last time, where it was sent again' },
    what: { label: 'What', kind: 'text', isComputed: true },
    state: { label: 'State', kind: 'text', about: `One of: ${Object.keys(MESSAGE_STATES).join(', ')}` },
    result: { label: 'Result', kind: 'text', isComputed: true, about: 'As a sentence' },
    mobile: {
      label: 'To',
      kind: 'text',
      isNullable: true,
      about: 'The last three digits of the mobile, or the first letter and the domain of the email address',
    },
    by: { label: 'By', kind: 'text', isNullable: true },
    tries: { label: 'Tries', kind: 'number', about: 'Of the last send' },
    sends: { label: 'Times sent', kind: 'number', about: 'How often it was asked for' },
    settledAt: { label: 'Settled', kind: 'instant', isNullable: true },
    gateway: { label: 'Gateway', kind: 'text' },
    reference: { label: 'Gateway’s reference', kind: 'text', isNullable: true },
    kind: { label: 'Kind', kind: 'text', exported: 'by name' },
    failure: { label: 'Failure', kind: 'text', isNullable: true, exported: 'by name' },
    id: { label: 'Number', kind: 'number', exported: 'by name' },
  },
  filters: {
    search: { kind: 'search', about: 'In the gateway’s reference and the name of who sent it' },
    ids: { kind: 'rows' },
    people: { kind: 'groups', id: 'by', label: 'By' },
    state: { kind: 'one', id: 'state', label: 'State', choices: MESSAGE_STATES },
    messageKind: { kind: 'one', id: 'what', label: 'What', choices: MESSAGE_KINDS },
  },
  days: { queuedAt: { kind: 'instant', id: 'on', label: 'Queued' } },
});
