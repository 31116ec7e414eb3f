// One person as the page of people shows them: roles with their claims, groups, what is open of their groups, and what a form offers (screens.md §2.17).
import { QueryTypes, type Transaction } from 'sequelize';
import { isClaim } from '@lotline/schema/domain/kernel/claims';
import type { RoleClaims } from '@lotline/schema/domain/rights/role-changes.rules';
import type { PersonState } from '@lotline/schema/domain/rights/person.columns';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { loadSender } from '../setting/message-sender.queries.ts';
import { instantText } from '../../platform/db/wire-columns.ts';
import { IS_SUBCONTRACTOR, PERSON_STATE } from './person-list.sql.ts';

/** Of open tasks; how many there are is beside them. */
const MOST_TASKS = 50;

export interface PersonGroup {
  readonly id: number;
  readonly name: string;
  readonly isPrimaryContact: boolean;
  /** Nobody else of it can sign in. */
  readonly isAlone: boolean;
  readonly openTasks: number;
}

export interface PersonTask {
  readonly id: number;
  readonly constructionId: number;
  readonly name: string;
  readonly workOrder: string;
  readonly address: string;
  readonly group: string;
  readonly dueDate: string | null;
  /** The person is onsite at it now. */
  readonly isOnsite: boolean;
}

/** One of a person's devices as it last reported itself; instants are ISO. */
interface PersonDevice {
  readonly id: number;
  /** 'Chrome on Android'; null where it says nothing of itself. */
  readonly device: string | null;
  readonly app: string;
  readonly appVersion: string;
  readonly workerVersion: string | null;
  readonly unsent: number;
  readonly unsentPhotos: number | null;
  readonly unsentFiles: number | null;
  readonly oldestUnsentAt: string | null;
  readonly lastError: string | null;
  readonly lastSeenAt: string;
  readonly resetAskedAt: string | null;
  readonly resetDoneAt: string | null;
}

export interface PersonDetailRow {
  readonly id: number;
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly state: PersonState;
  readonly isSubcontractor: boolean;
  readonly lastSignInAt: string | null;
  readonly invitedAt: string | null;
  readonly roles: readonly RoleClaims[];
  readonly groups: readonly PersonGroup[];
  readonly openTasks: readonly PersonTask[];
  readonly devices: readonly PersonDevice[];
  readonly signature: string;
  readonly invitation: string;
  readonly signInAddress: string;
}

const OF_PERSON = 'exists (select from group_member m where m.group_id = s.group_id and m.user_id = u.id)';
const IS_ONSITE =
  'exists (select from task_user v where v.schedule_id = s.id and v.user_id = u.id and v.on_site_utc is not null and v.off_site_utc is null)';
const IS_OPEN = 's.issued_date is not null and s.completed_date is null and not s.ignored';
const list = (select: string): string => `coalesce((select json_agg(x) from (${select}) x), '[]')`;
const ROLES_OF_PERSON = `select r.id, r.name, array(select c.claim_value from role_claim c where c.role_id = r.id order by 1) as claims
  from user_role h join role r on r.id = h.role_id where h.user_id = u.id order by r.name`;

const DEVICES = `select d.id, d.words as device, d.app, d.app_version as "appVersion", d.worker_version as "workerVersion", d.unsent,
    d.unsent_photos as "unsentPhotos", d.unsent_files as "unsentFiles", ${instantText('d.oldest_unsent_at')} as "oldestUnsentAt", d.last_error as "lastError", ${instantText('d.last_seen_at')} as "lastSeenAt",
    ${instantText('d.reset_asked_at')} as "resetAskedAt", ${instantText('d.reset_done_at')} as "resetDoneAt"
  from device d where d.user_id = u.id order by d.last_seen_at desc, d.id desc`;

const PERSON = prepared(
  'person-detail',
  `select u.id, u.version, u.first_name as "firstName", u.last_name as "lastName", u.email, ${PERSON_STATE} as state, ${IS_SUBCONTRACTOR} as "isSubcontractor",
     ${instantText('u.last_sign_in_at')} as "lastSignInAt", ${instantText('u.invited_at')} as "invitedAt",
     ${list(ROLES_OF_PERSON)} as roles,
     ${list(`select g.id, g.name, m.is_primary_contact as "isPrimaryContact",
        not exists (select from group_member o join app_user p on p.id = o.user_id where o.group_id = g.id and o.user_id <> u.id and p.can_log_in) as "isAlone",
        (select count(*)::integer from schedule s where s.group_id = g.id and ${IS_OPEN}) as "openTasks"
       from group_member m join work_group g on g.id = m.group_id where m.user_id = u.id order by g.name`)} as groups,
     ${list(`select s.id, s.construction_id as "constructionId", s.name, j.work_order as "workOrder", j.address, g.name as group, s.due_date::text as "dueDate", ${IS_ONSITE} as "isOnsite"
       from schedule s join construction j on j.id = s.construction_id join work_group g on g.id = s.group_id
       where ${OF_PERSON} and ${IS_OPEN} order by ${IS_ONSITE} desc, s.due_date nulls last, s.id limit ${String(MOST_TASKS)}`)} as "openTasks",
     ${list(DEVICES)} as devices
   from app_user u where u.id = $id`,
);

type FoundRole = Omit<RoleClaims, 'claims'> & { readonly claims: readonly string[] };
type FoundPerson = Omit<PersonDetailRow, 'roles' | 'signature' | 'invitation' | 'signInAddress'> & { readonly roles: readonly FoundRole[] };

export const knownRoles = (roles: readonly FoundRole[]): readonly RoleClaims[] =>
  roles.map((role) => ({ ...role, claims: role.claims.filter(isClaim) }));

export async function loadPersonDetail(
  context: Pick<RequestContext, 'sequelize' | 'log' | 'host' | 'publicUrl'>,
  id: number,
): Promise<PersonDetailRow | null> {
  const { publicUrl } = context;
  if (publicUrl === undefined) throw new Error('a request for a person has no address at which people sign in');
  const [found] = await context.sequelize.query<FoundPerson>(PERSON, { bind: { id }, type: QueryTypes.SELECT });
  if (found === undefined) return null;
  const { signature, invitation } = await loadSender(context);
  return { ...found, roles: knownRoles(found.roles), signature, invitation, signInAddress: publicUrl };
}

const HELD = prepared('roles-of-person', `select u.id, ${list(ROLES_OF_PERSON)} as roles from app_user u where u.id = $id`);

/** In a command's transaction. */
export async function rolesOfPerson(
  { sequelize, transaction }: Pick<RequestContext, 'sequelize'> & { readonly transaction: Transaction },
  id: number,
): Promise<readonly RoleClaims[]> {
  const [found] = await sequelize.query<{ readonly roles: readonly FoundRole[] }>(HELD, {
    bind: { id },
    transaction,
    type: QueryTypes.SELECT,
  });
  return knownRoles(found?.roles ?? []);
}

export interface PersonChoices {
  readonly roles: readonly RoleClaims[];
  readonly groups: readonly { readonly id: number; readonly name: string }[];
}

const CHOICES = prepared(
  'person-choices',
  `select ${list(`select r.id, r.name, array(select c.claim_value from role_claim c where c.role_id = r.id order by 1) as claims
       from role r where not r.is_archived order by r.name`)} as roles,
     ${list('select g.id, g.name from work_group g where g.is_active order by g.name')} as groups`,
);

export async function loadPersonChoices({ sequelize }: Pick<RequestContext, 'sequelize'>): Promise<PersonChoices> {
  const [found] = await sequelize.query<{ readonly roles: readonly FoundRole[]; readonly groups: PersonChoices['groups'] }>(CHOICES, {
    type: QueryTypes.SELECT,
  });
  return { roles: knownRoles(found?.roles ?? []), groups: found?.groups ?? [] };
}
