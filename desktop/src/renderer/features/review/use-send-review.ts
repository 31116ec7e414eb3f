// Sends the decisions in one call. A refusal keeps them all, and names the line that it is about.
import type { LineDecision } from '@lotline/schema/domain/task/review.rules';
import { ReviewTaskDocument } from '@lotline/schema/generated/documents/task';
import { isUnanswered } from '@lotline/web-session/action-refusal';
import { ApiError } from '@lotline/web-session/api-error';
import { isOnline } from '@lotline/web-session/connection';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useData } from '../../platform/data/DataRoot.tsx';
import { job } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
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
  const { outbox } = useData();
  const { connection } = usePlatform();
  const { run, isBusy } = useCommand({
    touches: [job(constructionId), TO_REVIEW],
    onDone: onSent,
    onRefused: (error) => onRefused(error, lineOf(error)),
    send: async (call, lines: readonly SentLine[], client): Promise<boolean> => {
      const input = { scheduleId, lines: [...lines] };
      const path = reviewPath({ constructionId, id: scheduleId });
      const wait = async (): Promise<boolean> => {
        const { id, occurredAt } = client;
        await outbox?.add({ id, name: 'reviewTask', input, title, path, constructionId, occurredAt });
        return true;
      };
      if (outbox !== null && !isOnline(connection.get())) return wait();
      try {
        await call(ReviewTaskDocument, { input, client });
        return false;
      } catch (error) {
        // it may have arrived: under the same id it is done once
        if (outbox !== null && error instanceof ApiError && isUnanswered(error)) return wait();
        throw error;
      }
    },
  });
  return { send: (lines: readonly SentLine[]) => void run(lines), isSending: isBusy };
}

function lineOf(error: Error): number | null {
  const itemId = error instanceof ApiError ? error.details['itemId'] : null;
  return typeof itemId === 'number' ? itemId : null;
}
