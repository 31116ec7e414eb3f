// One statement: everything that decides what a person may see and do (domain.md §1).
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { isClaim } from '@lotline/schema/domain/kernel/claims';
import { canImpersonate, type ImpersonatedPerson } from '@lotline/schema/domain/rights/impersonation.rules';
import type { Impersonation } from '../../platform/auth/identity.ts';
import { prepared } from '../../platform/db/prepared.ts';

interface ActorRow {
  id: number;
  can_log_in: boolean;
  is_subcontractor: boolean;
  claims: string[];
  group_ids: number[];
}

export interface KnownPerson {
  readonly actor: Actor;
  readonly canLogIn: boolean;
}

/** The person bound to the subject, or null. */
export function loadActor(sequelize: Sequelize, subject: string): Promise<KnownPerson | null> {
  return loadPerson(sequelize, 'subject', subject);
}

/**
 * The person of that id as they are now, for what goes on in somebody's name without a token: signed links, long uploads, jobs.
 * Null when there is none, or when they may not sign in any more.
 */
export async function findActorById(sequelize: Sequelize, userId: number, transaction?: Transaction): Promise<Actor | null> {
  const person = await loadPerson(sequelize, 'id', userId, transaction);
  return person?.canLogIn === true ? person.actor : null;
}

/** The same, whether or not they may sign in. */
export const loadPersonById = (sequelize: Sequelize, userId: number, transaction?: Transaction): Promise<KnownPerson | null> =>
  loadPerson(sequelize, 'id', userId, transaction);

const OPEN_IMPERSONATION = prepared(
  'open-impersonation',
  `select i.id from impersonation i where i.id = $id::integer and i.person_id = $personId::integer and i.administrator_id = $administratorId::integer
     and i.ended_at is null and i.expires_at > $now::timestamptz`,
);

/**
 * The person as whom an administrator is signed in, acting for them. The rule is asked again with the rights that both have now.
 * Null once it has ended, or would not be allowed any more.
 */
export async function loadImpersonated(sequelize: Sequelize, impersonation: Impersonation, now: Date): Promise<KnownPerson | null> {
  const open = await sequelize.query(OPEN_IMPERSONATION, { bind: { ...impersonation, now }, type: QueryTypes.SELECT });
  if (open.length === 0) return null;
  const [person, administrator] = await Promise.all([
    loadPersonById(sequelize, impersonation.personId),
    findActorById(sequelize, impersonation.administratorId),
  ]);
  if (person === null || administrator === null || !canImpersonate(administrator, impersonatedPerson(person)).ok) return null;
  return { canLogIn: true, actor: { ...person.actor, impersonatorId: administrator.userId } };
}

export const impersonatedPerson = ({ actor, canLogIn }: KnownPerson): ImpersonatedPerson => ({
  id: actor.userId,
  canLogIn,
  claims: [...actor.claims],
  isSubcontractor: actor.isSubcontractor,
});

const ACTOR_COLUMNS = `u.id, u.can_log_in,
       u.independent_contractor_id is not null
         or exists (select from group_member m join work_group g on g.id = m.group_id where m.user_id = u.id and g.is_subcontractor) as is_subcontractor,
       array(select distinct c.claim_value from user_role r join role_claim c on c.role_id = r.role_id where r.user_id = u.id) as claims,
       array(select m.group_id from group_member m where m.user_id = u.id) as group_ids`;

const PERSON = {
  subject: prepared('person-by-subject', `select ${ACTOR_COLUMNS} from app_user u where u.subject = $value`),
  id: prepared('person-by-id', `select ${ACTOR_COLUMNS} from app_user u where u.id = $value::integer`),
};

async function loadPerson(
  sequelize: Sequelize,
  by: keyof typeof PERSON,
  value: string | number,
  transaction?: Transaction,
): Promise<KnownPerson | null> {
  const [row] = await sequelize.query<ActorRow>(PERSON[by], {
    bind: { value },
    type: QueryTypes.SELECT,
    ...(transaction === undefined ? {} : { transaction }),
  });
  if (row === undefined) return null;
  return {
    canLogIn: row.can_log_in,
    actor: {
      userId: row.id,
      claims: new Set(row.claims.filter(isClaim)),
      groupIds: new Set(row.group_ids),
      isSubcontractor: row.is_subcontractor,
    },
  };
}

/**
 * Binds the subject to the person of this verified e-mail, once. A subject of the local provider gives way to a real one, never the
 * other way round: a database that was tried out locally can move behind Entra.
 */
export async function bindSubject(sequelize: Sequelize, subject: string, email: string, localPrefix: string): Promise<boolean> {
  const bound = await sequelize.query(
    `with bound as (
       update app_user set subject = $subject, version = version + 1
        where lower(email) = lower($email)
          and (subject is null or (starts_with(subject, $localPrefix) and not starts_with($subject, $localPrefix)))
          and not exists (select from app_user other where other.subject = $subject)
       returning id, version)
     insert into event (actor_user_id, entity, entity_id, version, move) select b.id, 'app_user', b.id, b.version, 'bindSubject' from bound b
     returning entity_id`,
    { bind: { subject, email, localPrefix }, type: QueryTypes.SELECT },
  );
  return bound.length > 0;
}
