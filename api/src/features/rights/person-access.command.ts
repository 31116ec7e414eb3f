// Let a person sign in or not (setPersonAccess), and invite them once more (resendInvitation). Who may not is out within a minute (known-for.ts).
import { QueryTypes } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { PersonAccessInput, PersonInput } from '@lotline/schema/domain/rights/person-changes.input';
import { canManagePeople, canSetAccess, claimsOfRoles } from '@lotline/schema/domain/rights/person-changes.rules';
import { PERSON } from '@lotline/schema/domain/rights/person.fields';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { updateRecord } from '../../platform/record/write-record.ts';
import { rolesOfPerson } from './person.queries.ts';
import { lockRights, mustLeaveRightsHolder } from './rights-lock.step.ts';
import type { SavedPerson } from './save-person.command.ts';

interface AccessRow {
  readonly version: number;
  readonly canLogIn: boolean;
  readonly isBound: boolean;
}

const LOCK = prepared(
  'lock-person-access',
  `select version, can_log_in as "canLogIn", subject is not null as "isBound" from app_user where id = $id for no key update`,
);

async function lockPerson({ sequelize, transaction }: CommandContext, id: number): Promise<AccessRow> {
  const [row] = await sequelize.query<AccessRow>(LOCK, { bind: { id }, transaction, type: QueryTypes.SELECT });
  return row ?? refuse('NOT_FOUND');
}

/** To let in who can sign in already is fine, and so is the other way. */
export function setPersonAccess(context: RequestContext, input: PersonAccessInput, client: ClientMutation | null): Promise<SavedPerson> {
  const { id, canLogIn, why } = input;
  return runCommand<SavedPerson>(context, {
    operation: 'setPersonAccess',
    input,
    client,
    work: async (command) => {
      const caller = await lockRights(command);
      must(canManagePeople(caller));
      const row = await lockPerson(command, id);
      must(canSetAccess(caller, { id, claims: claimsOfRoles(await rolesOfPerson(command, id)) }, canLogIn));
      if (row.canLogIn === canLogIn) return { personId: id };
      const { version } = await updateRecord(command, PERSON, id, {}, { canLogIn });
      appendEvent(command, {
        ...{ move: canLogIn ? 'enablePerson' : 'disablePerson', entity: 'app_user', entityId: id, constructionId: null, version, why },
        before: { canLogIn: row.canLogIn },
        after: { canLogIn },
      });
      await mustLeaveRightsHolder(command);
      return { personId: id };
    },
  });
}

/** @throws RefusalError INVITATION_ACCEPTED once the person has signed in, INVITATION_WITHDRAWN while they cannot sign in */
export function resendInvitation(context: RequestContext, input: PersonInput, client: ClientMutation | null): Promise<SavedPerson> {
  return runCommand<SavedPerson>(context, {
    operation: 'resendInvitation',
    input,
    client,
    work: async (command) => {
      must(canManagePeople(await lockRights(command)));
      const row = await lockPerson(command, input.id);
      if (row.isBound) refuse('INVITATION_ACCEPTED');
      if (!row.canLogIn) refuse('INVITATION_WITHDRAWN');
      const { version } = await updateRecord(command, PERSON, input.id, {}, { invitedAt: command.at });
      appendEvent(command, { move: 'resendInvitation', entity: 'app_user', entityId: input.id, constructionId: null, version });
      return { personId: input.id };
    },
  });
}
