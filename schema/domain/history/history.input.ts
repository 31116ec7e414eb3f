// Reading a job's history page by page, newest first (quality.md §3: keyset pages).
import { z } from 'zod';
import { RECORDS_WITH_HISTORY } from './history.rules.ts';
import { idInput, instantInput, optionalIdInput, pageOf, refusing, uuidInput } from '../kernel/input.ts';

export const MAX_HISTORY_PAGE = 100;

/** What a page holds of `before` and `after` in all; with more it ends earlier than asked for. */
export const HISTORY_PAGE_BYTES = 256 * 1024;
/** A longer `before` or `after` is left out of a page, which says how long it is; it comes with its event alone. */
export const LONG_VALUE_BYTES = 4 * 1024;

const EVENT_ID = /^\d{1,18}$/;

/** Where a page ended: the instant and the number of its last event. */
export interface HistoryCursor {
  readonly recordedAt: string;
  readonly id: string;
}

const page = {
  first: pageOf(50, MAX_HISTORY_PAGE),
  after: z
    .string()
    .nullish()
    .transform((text, ctx): HistoryCursor | null => {
      if (text === null || text === undefined) return null;
      const [instant = '', id = ''] = text.split('|');
      const recordedAt = instantInput.safeParse(instant);
      if (recordedAt.success && EVENT_ID.test(id)) return { recordedAt: instant, id };
      ctx.addIssue({
        code: 'custom',
        ...refusing('INVALID_INPUT', { sentence: 'Give the place where the last page ended, as it was answered.' }),
      });
      return z.NEVER;
    }),
};

export const historyInput = z.object({
  constructionId: idInput,
  /** Of that task of the job alone. */
  scheduleId: optionalIdInput,
  ...page,
});
/** One event in whole. */
export const jobEventInput = z.object({
  constructionId: idInput,
  id: z.string().regex(EVENT_ID, { error: 'must be the id of an event, as a page of the history answers it.' }),
});
/** The job's own fields at an instant. */
export const jobAsAtInput = z.object({ constructionId: idInput, at: instantInput });
/** Of a record that is no job's. */
export const recordEventsInput = z.object({ entity: z.enum(RECORDS_WITH_HISTORY), id: idInput, ...page });
/** Of what a person did. */
export const personEventsInput = z.object({ id: idInput, ...page });
/** What takes back a change of many. */
export const UNDONE_BY = [
  'undoJobChanges',
  'undoAddedTasks',
  'undoTaskChanges',
  'undoPotentialJobChanges',
  'undoFileChanges',
  'undoRemovedItems',
] as const;
export type UndoneBy = (typeof UNDONE_BY)[number];
/** The rows of one's own change of many, those after the named one. */
export const changedRowsInput = z.object({ actionId: uuidInput, undoneBy: z.enum(UNDONE_BY), after: optionalIdInput });
export type ChangedRowsInput = z.output<typeof changedRowsInput>;
export type PersonEventsInput = z.output<typeof personEventsInput>;
export type RecordEventsInput = z.output<typeof recordEventsInput>;
export type JobAsAtInput = z.output<typeof jobAsAtInput>;
export type JobEventInput = z.output<typeof jobEventInput>;
export type HistoryInput = z.output<typeof historyInput>;
