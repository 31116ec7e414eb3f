// What a change of roles would do to people, by the shared rules (screens.md §2.17): read as it stands, nothing is written.
import { QueryTypes } from 'sequelize';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { DAY_MS } from '@lotline/schema/domain/kernel/dates';
import type { RoleEdit } from '@lotline/schema/domain/rights/role-changes.input';
import type { RoleClaims } from '@lotline/schema/domain/rights/role-changes.rules';
import {
  ROLES_COUNTED_HERE,
  type GroupTasks,
  type PreviewedPerson,
  type RatedTasks,
  type RolePreview,
} from '@lotline/schema/domain/task/role-preview.rules';
import { PREVIEW_DAYS } from '@lotline/schema/domain/task/setting-preview';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { personHolder } from '../../platform/http/slots.ts';
import { loadRoleMatrix } from './role.queries.ts';

/** Of each list, so that the answer stays small; the counts are of all. */
const MOST_NAMED = 50;

const PEOPLE = prepared(
  'people-of-roles',
  `select u.id, trim(u.first_name || ' ' || u.last_name) as "displayName",
     array(select ur.role_id from user_role ur where ur.user_id = u.id) as "roleIds",
     array(select m.group_id from group_member m where m.user_id = u.id) as "groupIds",
     (u.independent_contractor_id is not null
       or exists (select from group_member m join work_group g on g.id = m.group_id where m.user_id = u.id and g.is_subcontractor)) as "isSubcontractor"
   from app_user u where u.can_log_in and exists (select from user_role ur where ur.user_id = u.id and ur.role_id = any($roleIds::integer[]))
   order by u.id`,
);

const OPEN = `s.issued_date is not null and s.submitted_date is null and s.declined_date is null and not s.ignored and not s.is_payment`;
const DONE = `s.submitted_date is not null and s.completed_date >= $since::timestamptz and not s.ignored and not s.is_payment`;

const ofGroups = (which: string): string => `select g."groupId", g.tasks, (select coalesce(json_agg(f), '[]') from (
     select s.id, s.construction_id as "jobId", s.name, c.work_order as "workOrder" from schedule s join construction c on c.id = s.construction_id
     where s.group_id = g."groupId" and ${which} order by s.id limit 5) f) as first
   from (select s.group_id as "groupId", count(*)::integer as tasks from schedule s where s.group_id is not null and ${which} group by 1) g
   order by 1`;
const OPEN_TASKS = prepared('open-tasks-of-groups', ofGroups(OPEN));
const DONE_TASKS = prepared('done-tasks-of-groups', ofGroups(DONE));

const RATED_TASKS = prepared(
  'rated-tasks-of-contractors',
  `select s.group_id as "groupId", g.independent_contractor_id as "contractorId", count(*)::integer as tasks
     from work_group g join schedule s on s.group_id = g.id
    where g.independent_contractor_id is not null and ((${OPEN}) or (${DONE}))
      and exists (select from schedule_item i where i.schedule_id = s.id and i.rate is not null)
    group by 1, 2 order by 1`,
);

interface CountedPreview extends RolePreview {
  readonly seeMoneyCount: number;
  readonly seeMoneyNoMoreCount: number;
  /** Whether this server sends emails. */
  readonly isMailed: boolean;
  readonly blockedCount: number;
  readonly closedCount: number;
}

/**
 * Whoever does not read the jobs is told how many tasks, and named none.
 * @throws RefusalError RATE_LIMITED or UNAVAILABLE where too much is counted already
 */
export async function loadRolePreview(context: RequestContext, edits: readonly RoleEdit[]): Promise<CountedPreview> {
  const { sequelize, actor, now } = context;
  const since = new Date(now().getTime() - PREVIEW_DAYS * DAY_MS);
  const roleIds = edits.flatMap(({ id }) => (id === null ? [] : [id]));
  const [{ roles }, people, openTasks, doneTasks, ratedTasks] = await Promise.all([
    loadRoleMatrix(context),
    sequelize.query<PreviewedPerson>(PEOPLE, { bind: { roleIds }, type: QueryTypes.SELECT }),
    sequelize.query<GroupTasks>(OPEN_TASKS, { type: QueryTypes.SELECT }),
    sequelize.query<GroupTasks>(DONE_TASKS, { bind: { since }, type: QueryTypes.SELECT }),
    sequelize.query<RatedTasks>(RATED_TASKS, { bind: { since }, type: QueryTypes.SELECT }),
  ]);
  const asked = { people, before: roles, after: edited(roles, edits), openTasks, doneTasks, ratedTasks };
  const told = await (context.rolesCounting ?? ROLES_COUNTED_HERE).count(asked, personHolder(actor.userId));
  const { seeMoney, seeMoneyNoMore, ratesOn, blocked, closed } = told;
  const reads = hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION');
  const firstOf = (people: typeof blocked) => people.slice(0, MOST_NAMED).map((person) => (reads ? person : { ...person, first: [] }));
  return {
    seeMoney: seeMoney.slice(0, MOST_NAMED),
    seeMoneyCount: seeMoney.length,
    ...{ ratesOn, isMailed: (context.mailGateway ?? null) !== null },
    seeMoneyNoMore: seeMoneyNoMore.slice(0, MOST_NAMED),
    seeMoneyNoMoreCount: seeMoneyNoMore.length,
    blocked: firstOf(blocked),
    blockedCount: blocked.length,
    closed: firstOf(closed),
    closedCount: closed.length,
  };
}

/** A new role is held by nobody, and an archived one by nobody either: neither changes anything for people. */
const edited = (roles: readonly RoleClaims[], edits: readonly RoleEdit[]): readonly RoleClaims[] =>
  roles.map((role) => {
    const edit = edits.find(({ id }) => id === role.id);
    if (edit === undefined) return role;
    return { ...role, claims: [...role.claims.filter((claim) => !edit.take.includes(claim)), ...edit.give] };
  });
