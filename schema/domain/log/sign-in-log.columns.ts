// The log of sign-ins (screens.md §2.23), declared: who came, who left, who was refused, from where.
import { declareList } from '../list/list-declaration.ts';
import { LOG_CLAIM } from './activity.columns.ts';

export const SIGN_IN_OUTCOMES = { in: 'Signed in', out: 'Signed out', refused: 'Refused' } as const;

export const SIGN_IN_LIST = declareList({
  name: 'signInLog',
  label: 'Sign-ins',
  live: { never: 'what has happened does not change, and more of it is asked for' },
  claim: LOG_CLAIM,
  shareClaim: LOG_CLAIM,
  defaultSort: 'at',
  isNewestFirst: true,
  columns: {
    at: { label: 'When', kind: 'instant', isSortable: true },
    person: { label: 'Who', kind: 'text', about: 'Their name; of someone unknown the verified email address' },
    outcome: { label: 'What', kind: 'text', about: `One of: ${Object.keys(SIGN_IN_OUTCOMES).join(', ')}` },
    address: { label: 'IP address', kind: 'text', isNullable: true },
    device: { label: 'Device', kind: 'text', isNullable: true },
    email: { label: 'Email', kind: 'text', isNullable: true },
    id: { label: 'Number', kind: 'number', exported: 'by name' },
  },
  filters: {
    search: { kind: 'search', about: 'In email and IP address' },
    ids: { kind: 'rows' },
    people: { kind: 'groups', id: 'by', label: 'Who' },
    outcome: { kind: 'one', id: 'outcome', label: 'What', choices: SIGN_IN_OUTCOMES },
  },
  days: { at: { kind: 'instant', id: 'on', label: 'When' } },
});
