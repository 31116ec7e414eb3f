// The roles and groups of a person as rows: what a save names of them, and its writes.
import { QueryTypes } from 'sequelize';
import type { SavePersonInput } from '@lotline/schema/domain/rights/person-changes.input';
import type { RoleClaims } from '@lotline/schema/domain/rights/role-changes.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { knownRoles } from './person.queries.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

const ROLES = prepared(
  'roles-to-give',
  `select r.id, r.name, r.is_archived as "isArchived", array(select c.claim_value from role_claim c where c.role_id = r.id order by 1) as claims
     from role r where r.id = any($ids::int[]) order by r.id for key share of r`,
);
type FoundRole = Named & { readonly isArchived: boolean; readonly claims: readonly string[] };

/** @throws RefusalError NOT_FOUND, ROLE_ARCHIVED */
export async function rolesByIds({ sequelize, transaction }: CommandContext, ids: readonly number[]): Promise<readonly RoleClaims[]> {
  if (ids.length === 0) return [];
  const found = await sequelize.query<FoundRole>(ROLES, { bind: { ids: [...ids] }, transaction, type: QueryTypes.SELECT });
  if (found.length < ids.length) refuse('NOT_FOUND');
  const archived = found.find(({ isArchived }) => isArchived);
  if (archived !== undefined) refuse('ROLE_ARCHIVED', { role: archived.name });
  return knownRoles(found.map(({ id, name, claims }) => ({ id, name, claims })));
}

const JOINED = prepared(
  'groups-to-join',
  `select g.id, g.name, g.is_active as "isActive", exists (select from group_member m where m.group_id = g.id and m.user_id = $userId::int) as "isMember"
     from work_group g where g.id = any($ids::int[]) order by g.id for key share of g`,
);
type FoundGroup = Named & { readonly isActive: boolean; readonly isMember: boolean };
const LEFT = prepared(
  'groups-to-leave',
  `select g.id, g.name from work_group g join group_member m on m.group_id = g.id and m.user_id = $userId::int where g.id = any($ids::int[]) order by g.id`,
);

/** What is so already is no change. @throws RefusalError NOT_FOUND for a group to join that is not there, or is archived */
export async function groupsByIds(
  command: CommandContext,
  userId: number,
  { joinGroupIds, leaveGroupIds }: Pick<SavePersonInput, 'joinGroupIds' | 'leaveGroupIds'>,
): Promise<{ readonly joined: readonly Named[]; readonly left: readonly Named[] }> {
  const wanted = await groupRows<FoundGroup>(command, JOINED, userId, joinGroupIds);
  if (new Set(joinGroupIds).size > wanted.filter((group) => group.isActive || group.isMember).length) refuse('NOT_FOUND');
  const joined = wanted.filter(({ isMember }) => !isMember);
  return { joined, left: await groupRows<Named>(command, LEFT, userId, leaveGroupIds) };
}

async function groupRows<Row extends Named>(
  { sequelize, transaction }: CommandContext,
  sql: string,
  userId: number,
  ids: readonly number[],
): Promise<readonly Row[]> {
  if (ids.length === 0) return [];
  return sequelize.query<Row>(sql, { bind: { ids: [...ids], userId }, transaction, type: QueryTypes.SELECT });
}

const COLUMN = { user_role: 'role_id', group_member: 'group_id' } as const;

interface Pairs {
  readonly userId: number;
  readonly give: readonly number[];
  readonly take: readonly number[];
}

export async function writePairs(
  { sequelize, transaction }: CommandContext,
  table: keyof typeof COLUMN,
  { userId, give, take }: Pairs,
): Promise<void> {
  const column = COLUMN[table];
  const run = (name: string, sql: string, ids: readonly number[]) =>
    sequelize.query(prepared(`${name}-${table}`, sql), { bind: { userId, ids: [...ids] }, transaction, type: QueryTypes.SELECT });
  if (give.length > 0) await run('give', `insert into ${table} (user_id, ${column}) select $userId::int, unnest($ids::int[])`, give);
  if (take.length > 0) await run('take', `delete from ${table} where user_id = $userId::int and ${column} = any($ids::int[])`, take);
}

const MEMBER_COUNT = prepared('groups-of-person', 'select count(*)::integer as count from group_member where user_id = $userId::int');

export async function memberCount({ sequelize, transaction }: CommandContext, userId: number): Promise<number> {
  const [row] = await sequelize.query<{ readonly count: number }>(MEMBER_COUNT, { bind: { userId }, transaction, type: QueryTypes.SELECT });
  return row?.count ?? 0;
}
