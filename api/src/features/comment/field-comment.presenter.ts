// A field comment with its author (specification 1 §3).
import { wireInstant } from '../../platform/db/wire-instant.ts';
import { presentPerson } from '../people/people.presenter.ts';
import type { PersonRow } from '../people/people.queries.ts';
import type { FieldComment } from './field-comment.type.ts';

export interface FieldCommentRow extends Omit<FieldComment, 'user'> {
  readonly user: PersonRow;
}

export function presentFieldComment(row: FieldCommentRow): FieldComment {
  return {
    id: row.id,
    version: row.version,
    clientId: row.clientId,
    scheduleId: row.scheduleId,
    constructionId: row.constructionId,
    userId: row.userId,
    comments: row.comments,
    createdUtc: wireInstant(row.createdUtc),
    writtenUtc: wireInstant(row.writtenUtc),
    user: presentPerson(row.user),
  };
}
