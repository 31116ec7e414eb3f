// The outbox of the person who is signed in: how each action is sent, and what is read again once it is.
import { SaveInternalCommentDocument, UpdateFieldCommentDocument } from '@lotline/schema/generated/documents/comment';
import { UpdateJobStatusDocument } from '@lotline/schema/generated/documents/job';
import { ReviewTaskDocument } from '@lotline/schema/generated/documents/task';
import { anyChance } from '@lotline/web-session/backoff';
import { job, type Followed } from '../data/follows.ts';
import type { OutboxWish } from '../data/local-store.ts';
import { keepDrafts } from '../task/decision-drafts.ts';
import { createOfficeOutbox, type OfficeOutbox } from './office-outbox.ts';
import { isComment, type OfficeAction } from './waiting-action.ts';

/** What waits for review is of many jobs. */
const TO_REVIEW: Followed = { entity: 'tasks-to-review' };

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
    send: (action, sentAt) => sent(client, action, sentAt.toISOString()),
    onSent: (action) => {
      if (action.name === 'reviewTask') keepDrafts(personId, action.input.scheduleId, {});
      onSent(touchedBy(action));
    },
  });
}

const touchedBy = (action: OfficeAction): readonly Followed[] => {
  const { constructionId } = action;
  if (action.name === 'reviewTask') return [job(constructionId), TO_REVIEW];
  return isComment(action) ? [job(constructionId, 'comments'), { entity: 'internal_comment', id: constructionId }] : [job(constructionId)];
};

function sent(client: OutboxWish['client'], action: OfficeAction, sentAt: string): Promise<unknown> {
  const { id, occurredAt, expectedVersion = null } = action;
  const stamp = { id, occurredAt, sentAt, expectedVersion };
  switch (action.name) {
    case 'reviewTask':
      return client.mutate({ mutation: ReviewTaskDocument, variables: { input: action.input, client: stamp } });
    case 'updateJobStatus':
      return client.mutate({ mutation: UpdateJobStatusDocument, variables: { ...action.input, client: stamp } });
    case 'saveInternalComment':
      return client.mutate({ mutation: SaveInternalCommentDocument, variables: { comment: action.input, client: stamp } });
    case 'updateFieldComment':
      return client.mutate({ mutation: UpdateFieldCommentDocument, variables: { fieldComment: action.input, client: stamp } });
  }
}
