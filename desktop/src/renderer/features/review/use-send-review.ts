// Sends the decisions in one call. A refusal keeps them all, and names the line that it is about.
import { useMutation } from '@tanstack/react-query';
import type { LineDecision } from '@lotline/schema/domain/task/review.rules';
import { ReviewTaskDocument } from '@lotline/schema/generated/documents';
import { ApiError } from '@lotline/web-session/api-error';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useSendOnce } from '@lotline/web-session/react/use-send-once';
import { job } from '../../platform/data/follows.ts';
import { useChange } from '../../platform/data/use-change.ts';
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
  const { change, readAgain } = useChange();
  const { clock } = usePlatform();
  const sendOnce = useSendOnce();
  const { mutate, isPending } = useMutation({
    mutationFn: (lines: readonly SentLine[]) => {
      const now = clock.now().toISOString();
      const input = { scheduleId, lines: [...lines] };
      return sendOnce(input, (key) => change(ReviewTaskDocument, { input, client: { id: key, occurredAt: now, sentAt: now } }));
    },
    onSuccess: () => onSent(),
    onError: (error) => onRefused(error, lineOf(error)),
    onSettled: () => {
      void readAgain(job(constructionId), TO_REVIEW);
    },
  });
  return { send: (lines: readonly SentLine[]) => mutate(lines), isSending: isPending };
}

function lineOf(error: Error): number | null {
  const itemId = error instanceof ApiError ? error.details['itemId'] : null;
  return typeof itemId === 'number' ? itemId : null;
}
