// Who reads what changed (domain.md §1 "Scope"): the one decision, for a reader with a cursor and for an open stream alike.
import { canUseInternalComments } from '@lotline/schema/domain/comment/comment.lifecycle';
import type { Audience } from '../../platform/events/change-scope.ts';
import type { ChangedRecordRow } from './changed-records.sql.ts';

export interface ChangedRecord {
  readonly entity: ChangedRecordRow['entity'];
  readonly id: number;
}

/** With one of them a person reads every job; the second is enough for those that have a task. */
export const JOB_CLAIMS = ['CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'] as const;

/** With one of them a person sees whose roles and groups are which. */
const PEOPLE_CLAIMS = ['CAN_MANAGE_USERS', 'CAN_MANAGE_ROLE_CLAIMS'] as const;

/** Null: everybody who is signed in. */
export function readersOf({ entity, isForAll, hasTask, groupIds, userIds }: ChangedRecordRow): Audience | null {
  switch (entity) {
    case 'construction':
    case 'project':
      return { claims: hasTask ? JOB_CLAIMS : JOB_CLAIMS.slice(0, 1), groupIds };
    case 'internal_comment':
      return { isFor: (actor) => canUseInternalComments(actor).ok };
    case 'potential_job':
      return { claims: ['CAN_ACCESS_POTENTIAL_JOBS'], userIds };
    case 'custom_task': {
      const needs = 'CAN_ACCESS_FIELD_WORK';
      if (isForAll) return { claims: [needs], needs };
      return { claims: groupIds.length > 0 ? ['CAN_VIEW_ALL_GROUPS'] : [], groupIds, userIds, needs };
    }
    case 'independent_contractor':
    case 'payment':
      return { claims: ['CAN_MANAGE_INDEPENDENT_CONTRACTORS'] };
    case 'child_code':
      return { claims: ['CAN_MANAGE_SUBCONTRACTOR_CODES'] };
    case 'construction_code':
      return { claims: ['CAN_MANAGE_CONSTRUCTION_CODES'] };
    case 'role':
      return { claims: ['CAN_MANAGE_ROLE_CLAIMS'], userIds };
    case 'app_user':
      return isForAll ? null : { claims: PEOPLE_CLAIMS, userIds };
    default:
      return isForAll ? null : { groupIds, userIds };
  }
}
