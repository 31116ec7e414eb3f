// Tell by email whose rights a save of the roles changed, in its own transaction: one letter a person a save (screens.md §2.17). Who saves is not told, nor, once the
// letter is sent, who cannot sign in then (jobs/send-role-mail).
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import type { RoleClaims } from '@lotline/schema/domain/rights/role-changes.rules';
import { roleLetters, type NotifiedPerson } from '@lotline/schema/domain/rights/role-mail';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { addJobs } from '../../platform/queue/add-job.ts';
import { loadCompanySettings } from '../setting/company-setting.queries.ts';

export const SEND_ROLE_MAIL = 'send_role_mail';

const HOLDERS = prepared(
  'holders-of-changed-roles',
  `select u.id, array(select h.role_id from user_role h where h.user_id = u.id and h.role_id = any($roleIds::integer[])) as "roleIds",
     array(select distinct c.claim_value from user_role h join role_claim c on c.role_id = h.role_id
            where h.user_id = u.id and h.role_id <> all($roleIds::integer[])) as others
   from app_user u where u.id <> $saverId
     and exists (select from user_role h where h.user_id = u.id and h.role_id = any($roleIds::integer[])) order by u.id`,
);

/** @param changed each role that is not new, as it was and as it is; without a mail gateway nobody is told */
export async function queueRoleMail(
  { sequelize, transaction, log, actor, mailGateway = null }: CommandContext,
  changed: readonly (readonly [before: RoleClaims, after: RoleClaims])[],
): Promise<void> {
  if (mailGateway === null || changed.length === 0) return;
  const bind = { roleIds: changed.map(([{ id }]) => id), saverId: actor.userId };
  const people = await sequelize.query<NotifiedPerson>(HOLDERS, { bind, transaction, type: QueryTypes.SELECT });
  const { name: signature } = (await loadCompanySettings({ sequelize, log, transaction }, ['Company']))('Company');
  const letters = roleLetters(
    people,
    changed.map(([before]) => before),
    changed.map(([, after]) => after),
    signature,
  );
  // by its id the gateway knows a letter again
  const payloads = letters.map((letter) => ({ sendId: randomUUID(), ...letter }));
  await addJobs(sequelize, transaction, { job: SEND_ROLE_MAIL, payloads });
}
