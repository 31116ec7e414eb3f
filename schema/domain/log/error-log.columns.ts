// The log of errors in the apps and the server (screens.md §2.23), declared: one row for each kind of error, the one that came last first.
import { declareList } from '../list/list-declaration.ts';
import { LOG_CLAIM } from './activity.columns.ts';

export const ERROR_APPS = { field: 'Field app', console: 'Console', server: 'Server' } as const;
export const ERROR_KINDS = { error: 'While running', rejection: 'While waiting for an answer', drawing: 'While drawing a page' } as const;

export const ERROR_LIST = declareList({
  name: 'errorLog',
  label: 'App errors',
  live: { never: 'it is counted, and nothing of the product follows from it' },
  claim: LOG_CLAIM,
  shareClaim: LOG_CLAIM,
  defaultSort: 'lastAt',
  isNewestFirst: true,
  columns: {
    lastAt: { label: 'Last seen', kind: 'instant', isSortable: true },
    message: { label: 'Message', kind: 'text' },
    app: { label: 'App', kind: 'text', about: `One of: ${Object.keys(ERROR_APPS).join(', ')}` },
    kind: { label: 'Kind', kind: 'text', about: `One of: ${Object.keys(ERROR_KINDS).join(', ')}` },
    times: { label: 'Count', kind: 'number', isSortable: true },
    people: { label: 'People', kind: 'number', about: 'A hundred at most' },
    lastPerson: { label: 'Last person', kind: 'text', isNullable: true },
    path: { label: 'Page', kind: 'text' },
    appVersion: { label: 'App version', kind: 'text' },
    firstAt: { label: 'First seen', kind: 'instant', isSortable: true },
    stack: { label: 'Places in the code', kind: 'text', isNullable: true, exported: 'by name' },
    requestId: { label: 'Request', kind: 'text', isNullable: true, about: 'The last one in which the server had it', exported: 'by name' },
    fingerprint: { label: 'Fingerprint', kind: 'text', exported: 'by name' },
    id: { label: 'Number', kind: 'number', exported: 'by name' },
  },
  filters: {
    search: { kind: 'search', about: 'In message, page, version, fingerprint and the id of its last request' },
    ids: { kind: 'rows' },
    people: { kind: 'groups', id: 'by', label: 'Person' },
    app: { kind: 'one', id: 'app', label: 'App', choices: ERROR_APPS },
    kind: { kind: 'one', id: 'kind', label: 'Kind', choices: ERROR_KINDS },
  },
  days: { lastAt: { kind: 'instant', id: 'on', label: 'Last seen' } },
});
