// What asks a builder: the jobs, and the message as it was sent.
import { z } from 'zod';
import { idInput, textOf } from '../kernel/input.ts';
import { MOST_MESSAGE_CHARACTERS } from './builder-message.rules.ts';
import { MOST_JOBS } from './builder-request.lifecycle.ts';

export const sendRequestInput = z
  .strictObject({ ids: z.array(idInput).min(1).max(MOST_JOBS), message: textOf(MOST_MESSAGE_CHARACTERS).min(1) })
  .transform(({ ids, message }) => ({ ids: [...new Set(ids)].toSorted((a, b) => a - b), message }));
export type SendRequestInput = z.output<typeof sendRequestInput>;

export const requestDraftInput = z.strictObject({ constructionId: idInput });
