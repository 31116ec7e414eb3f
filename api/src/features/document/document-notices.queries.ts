// The notices of documents that still stand, for the home page (screens.md §2.19): of whose documents a person keeps, of their own, and of their contractor's.
import { QueryTypes } from 'sequelize';
import { MOST_DOCUMENT_NOTICES } from '@lotline/schema/domain/document/document.rules';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { documentScope } from '../access/document.scope.ts';
import type { DocumentNotice } from './document-notice.type.ts';

/** What group g says of it: everyone where it says nothing. */
const TOLD_IN_GROUP = `case g.document_notices when 'nobody' then false
  when 'contact' then exists (select from group_member m where m.group_id = g.id and m.user_id = $actorId::integer and m.is_primary_contact) else true end`;

/** One that was renewed, taken away or given another day is told no more; nor is one of who works here no longer. */
const SQL = prepared(
  'document-notices',
  `select d.id, k.label, d.expires_on::text as "expiresOn", d.expires_on < $today::date as "isExpired",
     (select min(n.days) from document_notice n where n.document_id = d.id and n.expires_on = d.expires_on) as "noticeDays",
     coalesce(c.trading_name, c.legal_name, trim(u.first_name || ' ' || u.last_name)) as owner,
     case when (${documentScope('d')}) then c.id end as "contractorId", case when (${documentScope('d')}) then u.id end as "userId"
   from resource_document d join document_kind k on k.kind = d.kind
   left join independent_contractor c on c.id = d.independent_contractor_id
   left join app_user u on u.id = d.user_id
   where not d.is_archived and exists (select from document_notice n where n.document_id = d.id and n.expires_on = d.expires_on)
     and case when u.id is null then c.status <> 'ended' else u.can_log_in end
     and not exists (select from resource_document o where o.kind = d.kind and not o.is_archived and o.id <> d.id
       and o.independent_contractor_id is not distinct from d.independent_contractor_id and o.user_id is not distinct from d.user_id
       and (o.expires_on is null or o.expires_on > d.expires_on))
     and ((${documentScope('d')}) or d.user_id = $actorId::integer
       or d.independent_contractor_id = (select me.independent_contractor_id from app_user me where me.id = $actorId::integer)
       or exists (select from work_group g where g.independent_contractor_id = d.independent_contractor_id and g.id = any($groupIds::integer[]) and ${TOLD_IN_GROUP}))
   order by d.expires_on, d.id limit ${String(MOST_DOCUMENT_NOTICES)}`,
);

/** Each names its owner; the owner's number is there for whoever may open the owner's page. */
export function loadDocumentNotices({ sequelize, actor, now, timeZone }: RequestContext): Promise<DocumentNotice[]> {
  const { keepsContractors, keepsPeople, actorId, groupIds } = scopeBinds(actor);
  const bind = { keepsContractors, keepsPeople, actorId, groupIds, today: dayInZone(now().toISOString(), timeZone) };
  return sequelize.query<DocumentNotice>(SQL, { bind, type: QueryTypes.SELECT });
}
