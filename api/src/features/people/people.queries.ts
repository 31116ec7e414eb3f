// People and groups, one statement for each question.
import { QueryTypes, type Sequelize } from 'sequelize';
import type { Claim } from '@lotline/schema/domain/kernel/claims';
import { MAX_PEOPLE_PAGE, type PeoplePage } from '@lotline/schema/domain/people/people.input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';

export interface PersonRow {
  readonly id: number;
  readonly can_log_in: boolean;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

export interface GroupRow {
  readonly id: number;
  readonly name: string;
  readonly is_subcontractor: boolean;
  readonly can_schedule: boolean;
  readonly schedule_order: number | null;
  readonly is_active: boolean;
  readonly work_types: string | null;
}

export interface MeRow extends PersonRow {
  independent_contractor_id: number | null;
  roles: string[];
  claims: string[];
  groups: (GroupRow & { is_primary_contact: boolean })[];
}

export const GROUP_COLUMNS = 'g.id, g.name, g.is_subcontractor, g.can_schedule, g.schedule_order, g.is_active, g.work_types';

export async function loadMe(sequelize: Sequelize, userId: number): Promise<MeRow | null> {
  const [row] = await sequelize.query<MeRow>(
    `select u.id, u.can_log_in, u.email, u.first_name, u.last_name, u.independent_contractor_id,
       array(select r.name from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id order by r.name) as roles,
       array(select distinct c.claim_value from user_role ur join role_claim c on c.role_id = ur.role_id where ur.user_id = u.id order by 1) as claims,
       coalesce((select json_agg(row order by row.name) from (
         select ${GROUP_COLUMNS}, m.is_primary_contact from group_member m join work_group g on g.id = m.group_id where m.user_id = u.id) row), '[]') as groups
     from app_user u where u.id = $userId`,
    { bind: { userId }, type: QueryTypes.SELECT },
  );
  return row ?? null;
}

type Reads = Pick<RequestContext, 'sequelize' | 'cachedReads'>;

/** Those who may sign in, by name, from the one behind the last of the page before; with a claim, those who hold it. */
export async function listPeople(
  { sequelize, cachedReads }: Reads,
  claim: Claim | null,
  { first, after }: PeoplePage,
): Promise<readonly PersonRow[]> {
  if (after !== null) return askPeople(sequelize, claim, { first, after });
  const firstPage = () => askPeople(sequelize, claim, { first: MAX_PEOPLE_PAGE, after });
  return (await cachedReads.read(`people ${claim ?? ''}`, firstPage, (rows) => rows.length)).slice(0, first);
}

function askPeople(sequelize: Sequelize, claim: Claim | null, { first, after }: PeoplePage): Promise<readonly PersonRow[]> {
  return sequelize.query<PersonRow>(
    prepared(
      'people',
      `select u.id, u.can_log_in, u.email, u.first_name, u.last_name from app_user u
     where u.can_log_in and ($claim::text is null or exists (
       select from user_role ur join role_claim c on c.role_id = ur.role_id where ur.user_id = u.id and c.claim_value = $claim))
       and ($after::int is null or (u.first_name, u.last_name, u.id) > (select a.first_name, a.last_name, a.id from app_user a where a.id = $after))
     order by u.first_name, u.last_name, u.id limit $first`,
    ),
    { bind: { claim, first, after }, type: QueryTypes.SELECT },
  );
}

/** Whom somebody of these groups has to do with: those of the same groups, and the office's people whom the task page lists. */
export function listReachable({ sequelize, cachedReads }: Reads, groupIds: ReadonlySet<number>): Promise<ReadonlySet<number>> {
  const ids = inOrder(groupIds);
  return cachedReads.read(
    `reachable ${ids.join()}`,
    () => askReachable(sequelize, ids),
    (reachable) => reachable.size,
  );
}

/** Many people are in the same groups: what is held stands under these and not under a person. */
const inOrder = (ids: Iterable<number>): number[] => [...ids].sort((a, b) => a - b);

async function askReachable(sequelize: Sequelize, groupIds: number[]): Promise<ReadonlySet<number>> {
  const rows = await sequelize.query<{ id: number }>(
    prepared(
      'reachable',
      `select user_id as id from group_member where group_id = any($groupIds::int[])
     union select ur.user_id from user_role ur join role_claim c on c.role_id = ur.role_id where c.claim_value = 'IS_CONSTRUCTION_USER'`,
    ),
    { bind: { groupIds }, type: QueryTypes.SELECT },
  );
  return new Set(rows.map(({ id }) => id));
}

export interface GroupScope {
  readonly allGroups: boolean;
  readonly groupIds: ReadonlySet<number>;
  /** Only groups that do field work and are in use. */
  readonly fieldOnly: boolean;
}

/** Of groups, far more than any company has. */
export const MOST_GROUPS = 1_000;

export function listGroups(
  { sequelize, cachedReads }: Reads,
  { allGroups, groupIds, fieldOnly }: GroupScope,
): Promise<readonly GroupRow[]> {
  const scope = { allGroups, groupIds: allGroups ? [] : inOrder(groupIds), fieldOnly };
  const key = `${fieldOnly ? 'field groups' : 'groups'} ${allGroups ? 'all' : scope.groupIds.join()}`;
  return cachedReads.read(
    key,
    () => askGroups(sequelize, scope),
    (rows) => rows.length,
  );
}

function askGroups(
  sequelize: Sequelize,
  scope: { allGroups: boolean; groupIds: number[]; fieldOnly: boolean },
): Promise<readonly GroupRow[]> {
  return sequelize.query<GroupRow>(
    prepared(
      'groups',
      `select ${GROUP_COLUMNS} from work_group g
     where ($allGroups or g.id = any($groupIds::int[])) and (not $fieldOnly or (g.is_field_group and g.is_active))
     order by g.schedule_order nulls last, g.name, g.id limit ${MOST_GROUPS}`,
    ),
    { bind: scope, type: QueryTypes.SELECT },
  );
}

export interface LocalSignInRow extends PersonRow {
  role: string | null;
  groups: string | null;
}

/** The people of the local sign-in page: the demo people first, at most 24. */
export function listLocalSignIns(sequelize: Sequelize): Promise<LocalSignInRow[]> {
  return sequelize.query<LocalSignInRow>(
    `select u.id, u.can_log_in, u.email, u.first_name, u.last_name,
       (select min(r.name) from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id) as role,
       (select string_agg(g.name, ', ' order by g.name) from group_member m join work_group g on g.id = m.group_id where m.user_id = u.id) as groups
     from app_user u
     order by coalesce(array_position(array['admin','office','scheduler','finance','field','sub','sub2','nobody'], split_part(u.email, '@', 1)), 99), u.id
     limit 24`,
    { type: QueryTypes.SELECT },
  );
}

export async function findLocalSignIn(sequelize: Sequelize, email: string): Promise<PersonRow | null> {
  const [row] = await sequelize.query<PersonRow>(
    'select id, can_log_in, email, first_name, last_name from app_user where lower(email) = lower($email)',
    {
      bind: { email },
      type: QueryTypes.SELECT,
    },
  );
  return row ?? null;
}

export async function recordSignIn(sequelize: Sequelize, userId: number, at: Date): Promise<void> {
  await sequelize.query('update app_user set last_sign_in_at = greatest(last_sign_in_at, $at) where id = $userId', {
    bind: { at, userId },
  });
}
