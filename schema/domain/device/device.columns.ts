// The log of devices (screens.md §2.23, sync by device), declared: what each last reported of itself, the one heard last first.
import { declareList } from '../list/list-declaration.ts';
import { LOG_CLAIM } from '../log/activity.columns.ts';
import { DEVICE_APPS } from './device-report.input.ts';

export const DEVICE_LIST = declareList({
  name: 'deviceLog',
  label: 'Devices',
  live: { never: 'each phone tells of itself every few minutes' },
  claim: LOG_CLAIM,
  shareClaim: LOG_CLAIM,
  defaultSort: 'lastSeenAt',
  isNewestFirst: true,
  columns: {
    lastSeenAt: { label: 'Last sync', kind: 'instant', isSortable: true },
    person: { label: 'Person', kind: 'text' },
    device: { label: 'Device', kind: 'text', about: 'As its browser names itself' },
    app: { label: 'App', kind: 'text', about: `One of: ${Object.keys(DEVICE_APPS).join(', ')}` },
    unsent: { label: 'Unsent', kind: 'number', isSortable: true },
    unsentPhotos: { label: 'Photos', kind: 'number', isNullable: true, about: 'Of what is unsent; empty where the app does not tell' },
    unsentFiles: { label: 'Files', kind: 'number', isNullable: true, about: 'Of what is unsent; empty where the app does not tell' },
    oldestUnsentAt: { label: 'Oldest unsent', kind: 'instant', isNullable: true, isSortable: true },
    appVersion: { label: 'App version', kind: 'text' },
    workerVersion: { label: 'Worker version', kind: 'text', isNullable: true, about: 'The part that keeps the app for use offline' },
    lastError: { label: 'Last error', kind: 'text', isNullable: true },
    resetAskedAt: { label: 'Reset requested', kind: 'instant', isNullable: true, about: 'It signs out once it has sent what it holds' },
    resetDoneAt: { label: 'Reset done', kind: 'instant', isNullable: true },
    firstSeenAt: { label: 'First seen', kind: 'instant' },
    id: { label: 'Number', kind: 'number', exported: 'by name' },
  },
  filters: {
    search: { kind: 'search', about: 'In person, device, version or error' },
    ids: { kind: 'rows' },
    people: { kind: 'groups', id: 'by', label: 'Person' },
    app: { kind: 'one', id: 'app', label: 'App', choices: DEVICE_APPS },
    unsent: { kind: 'flag', id: 'unsent', label: 'With unsent work' },
  },
  days: { lastSeenAt: { kind: 'instant', id: 'on', label: 'Last sync' } },
});
