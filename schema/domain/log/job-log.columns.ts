// The log of background jobs (screens.md §2.23), declared: each run of what runs each hour or was planned, each failed try of any job.
import { declareList } from '../list/list-declaration.ts';
import { LOG_CLAIM } from './activity.columns.ts';

export const JOB_OUTCOMES = { done: 'Done', failed: 'Failed' } as const;

export const JOB_LOG_LIST = declareList({
  name: 'jobLog',
  label: 'Background jobs',
  live: { never: 'what has happened does not change, and more of it is asked for' },
  claim: LOG_CLAIM,
  shareClaim: LOG_CLAIM,
  defaultSort: 'endedAt',
  isNewestFirst: true,
  columns: {
    endedAt: { label: 'Ended', kind: 'instant', isSortable: true },
    label: { label: 'Job', kind: 'text', isComputed: true },
    outcome: { label: 'Result', kind: 'text', about: `One of: ${Object.keys(JOB_OUTCOMES).join(', ')}` },
    did: {
      label: 'Work done',
      kind: 'text',
      isNullable: true,
      isComputed: true,
      about: 'How much of what; null where there was nothing to do',
    },
    error: { label: 'Error', kind: 'text', isNullable: true },
    seconds: { label: 'Seconds', kind: 'number' },
    startedAt: { label: 'Started', kind: 'instant' },
    job: { label: 'Name in the queue', kind: 'text', exported: 'by name' },
    counts: { label: 'As stored', kind: 'text', isNullable: true, exported: false },
    id: { label: 'Number', kind: 'number', exported: 'by name' },
  },
  filters: {
    search: { kind: 'search', about: 'In the error and the name in the queue' },
    ids: { kind: 'rows' },
    outcome: { kind: 'one', id: 'outcome', label: 'Result', choices: JOB_OUTCOMES },
  },
  days: { endedAt: { kind: 'instant', id: 'on', label: 'Ended' } },
});
