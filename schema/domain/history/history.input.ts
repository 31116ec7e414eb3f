// Reading a job's history page by page, newest first (quality.md §3: keyset pages).
import { z } from 'zod';
import { idInput, instantInput, refusing } from '../kernel/input.ts';

export const MAX_HISTORY_PAGE = 100;

/** Where a page ended: the instant and the number of its last event. */
export interface HistoryPlace {
  readonly recordedAt: string;
  readonly id: string;
}

export const historyInput = z.object({
  constructionId: idInput,
  first: z
    .int()
    .min(1)
    .max(MAX_HISTORY_PAGE)
    .nullish()
    .transform((first) => first ?? 50),
  after: z
    .string()
    .nullish()
    .transform((text, ctx): HistoryPlace | null => {
      if (text === null || text === undefined) return null;
      const [instant = '', id = ''] = text.split('|');
      const recordedAt = instantInput.safeParse(instant);
      if (recordedAt.success && /^\d{1,18}$/.test(id)) return { recordedAt: instant, id };
      ctx.addIssue({
        code: 'custom',
        ...refusing('INVALID_INPUT', { sentence: 'Give the place where the last page ended, as it was answered.' }),
      });
      return z.NEVER;
    }),
});
export type HistoryInput = z.output<typeof historyInput>;
