// Sends the decisions in one call. A refusal keeps them all, and names the line that it is about.
import type { LineDecision } from '@lotline/schema/domain/task/review.rules';
import { ReviewTaskDocument } from '@lotline/schema/generated/documents/task';
import { ApiError } from '@lotline/web-session/api-error';
import { job } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { useSendOrWait } from '../../platform/outbox/use-send-or-wait.ts';
import { reviewPath } from '../../platform/task/task-links.ts';
import { TO_REVIEW } from './review-data.ts';

export interface ReviewSending {
  readonly constructionId: number;
  readonly scheduleId: number;
  /** As a person knows it, while it waits on this computer. */
  readonly title: string;
  /** @param isWaiting the server could not be reached: it waits on this computer, and is sent once */
  readonly onSent: (isWaiting: boolean) => void;
  /** @param itemId the line that it is about, where it is about one */
  readonly onRefused: (error: Error, itemId: number | null) => void;
}

type SentLine = LineDecision & { readonly version: number };

export function useSendReview({ constructionId, scheduleId, title, onSent, onRefused }: ReviewSending) {
  const sendOrWait = useSendOrWait();
  const { run, isBusy } = useCommand({
    touches: [job(constructionId), TO_REVIEW],
    onDone: onSent,
    onRefused: (error) => onRefused(error, lineOf(error)),
    send: (call, lines: readonly SentLine[], client) => {
      const input = { scheduleId, lines: [...lines] };
      const path = reviewPath({ constructionId, id: scheduleId });
      const { id, occurredAt } = client;
      const action = { id, name: 'reviewTask', input, title, path, constructionId, occurredAt } as const;
      return sendOrWait(action, () => call(ReviewTaskDocument, { input, client }));
    },
  });
  return { send: (lines: readonly SentLine[]) => void run(lines), isSending: isBusy };
}

function lineOf(error: Error): number | null {
  const itemId = error instanceof ApiError ? error.details['itemId'] : null;
  return typeof itemId === 'number' ? itemId : null;
}
