// The outbox of the person who is signed in: how each action is sent, and what is read again once it is.
import { ReviewTaskDocument } from '@lotline/schema/generated/documents/task';
import type { ReviewTaskMutationVariables } from '@lotline/schema/generated/operations';
import { anyChance } from '@lotline/web-session/backoff';
import { job } from '../data/follows.ts';
import type { OutboxWish } from '../data/local-store.ts';
import { keepDrafts } from '../task/decision-drafts.ts';
import { createOfficeOutbox, type OfficeOutbox } from './office-outbox.ts';

/** What waits for review is of many jobs. */
const TO_REVIEW = { entity: 'tasks-to-review' };

export function openOutbox({ client, storage, personId, isOnline, now, onSent }: OutboxWish): OfficeOutbox {
  return createOfficeOutbox({
    storage,
    now,
    canSend: isOnline,
    chance: anyChance,
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    send: ({ id, input, occurredAt }, sentAt) => {
      // as useSendReview made it, and the server parses it
      const variables = { input, client: { id, occurredAt, sentAt: sentAt.toISOString() } } as ReviewTaskMutationVariables;
      return client.mutate({ mutation: ReviewTaskDocument, variables });
    },
    onSent: ({ input, constructionId }) => {
      keepDrafts(personId, input.scheduleId, {});
      onSent([job(constructionId), TO_REVIEW]);
    },
  });
}
