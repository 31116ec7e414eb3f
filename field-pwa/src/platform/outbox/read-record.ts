// Reads the record of a refused action, and compares (held-already.ts). Loaded only where something was refused.
import { COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import { ConstructionQueryDocument } from '@lotline/schema/generated/operations';
import type { Gql } from '@lotline/web-session/gql';
import type { AnyAction } from './action-input.ts';
import { heldAlready, isOfRecord } from './held-already.ts';
import type { Reason } from './outbox-entry.ts';
import type { ActionAnswer } from './send-action.ts';

interface Refused {
  readonly action: AnyAction;
  readonly reason: Reason;
  readonly userId: number;
}

/** Null where the record says something else, or where the refusal is not about it. @throws ApiError while it cannot be read */
export async function answerOfRecord(gql: Gql, { action, reason, userId }: Refused): Promise<ActionAnswer | null> {
  const constructionId = action.subject.jobId;
  if (constructionId === null || reason.code === 'OFFLINE' || !isOfRecord(reason.code)) return null;
  return heldAlready(action, await gql(ConstructionQueryDocument, { constructionId, comments: COMMENT_PAGE }), userId);
}
