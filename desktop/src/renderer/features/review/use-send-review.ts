// Sends the decisions in one call. A refusal keeps them all, and names the line that it is about.
import type { LineDecision } from '@lotline/schema/domain/task/review.rules';
import { ReviewTaskDocument } from '@lotline/schema/generated/documents/task';
import { ApiError } from '@lotline/web-session/api-error';
import { job } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { TO_REVIEW } from './review-data.ts';

export interface ReviewSending {
  readonly constructionId: number;
  readonly scheduleId: number;
  readonly onSent: () => void;
  /** @param itemId the line that it is about, where it is about one */
  readonly onRefused: (error: Error, itemId: number | null) => void;
}

type SentLine = LineDecision & { readonly version: number };

export function useSendReview({ constructionId, scheduleId, onSent, onRefused }: ReviewSending) {
  const { run, isBusy } = useCommand({
    touches: [job(constructionId), TO_REVIEW],
    onDone: onSent,
    onRefused: (error) => onRefused(error, lineOf(error)),
    send: async (call, lines: readonly SentLine[], client): Promise<void> => {
      await call(ReviewTaskDocument, { input: { scheduleId, lines: [...lines] }, client });
    },
  });
  return { send: (lines: readonly SentLine[]) => void run(lines), isSending: isBusy };
}

function lineOf(error: Error): number | null {
  const itemId = error instanceof ApiError ? error.details['itemId'] : null;
  return typeof itemId === 'number' ? itemId : null;
}
