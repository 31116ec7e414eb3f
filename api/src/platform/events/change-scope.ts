// Who hears of a change: those who could read the thing that changed (domain.md §1 "Scope"). Nobody learns even an id beyond that.
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import type { ChangeNotice } from './change-notice.ts';

export function hearsChange(actor: Actor, notice: ChangeNotice): boolean {
  switch (notice.entity) {
    case 'app_user':
      return notice.id === actor.userId || hasClaim(actor, 'CAN_MANAGE_USERS');
    case 'payment':
      return hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION') || hasClaim(actor, 'CAN_ACCESS_FINANCE');
    case 'construction':
      return hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION') || sharesGroup(actor, notice);
    default:
      // given to people themselves and to no group: it is nobody else's, not even of those who see every group
      if (notice.userIds.length > 0 && notice.groupIds.length === 0) return notice.userIds.includes(actor.userId);
      return sharesGroup(actor, notice) || notice.userIds.includes(actor.userId);
  }
}

function sharesGroup(actor: Actor, notice: ChangeNotice): boolean {
  return hasClaim(actor, 'CAN_VIEW_ALL_GROUPS') || notice.groupIds.some((groupId) => actor.groupIds.has(groupId));
}
