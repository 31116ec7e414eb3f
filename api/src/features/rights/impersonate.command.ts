// Be signed in as somebody else, and end it (screens.md §2.17). The answer has a token and is stored nowhere, so nobody sends it twice.
import { QueryTypes } from 'sequelize';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import type { ImpersonateInput } from '@lotline/schema/domain/rights/impersonation.input';
import { canImpersonate } from '@lotline/schema/domain/rights/impersonation.rules';
import { PERSON } from '@lotline/schema/domain/rights/person.fields';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { Impersonation } from '../../platform/auth/identity.ts';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runUnremembered } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { updateRecord } from '../../platform/record/write-record.ts';
import { impersonatedPerson, loadPersonById } from '../people/actor.queries.ts';
import { loadCompanySettings } from '../setting/company-setting.queries.ts';
import { lockRights } from './rights-lock.step.ts';

const BEGIN = prepared(
  'begin-impersonation',
  `insert into impersonation (person_id, administrator_id, reason, began_at, expires_at)
   values ($personId::integer, $administratorId::integer, $reason, $began::timestamptz, $until::timestamptz) returning id`,
);
/** One that has ended by itself ended then. */
const END = prepared(
  'end-impersonation',
  `update impersonation set ended_at = least(expires_at, $at::timestamptz) where administrator_id = $administratorId::integer and ended_at is null
   returning person_id as "personId", expires_at > $at::timestamptz as "lasted"`,
);

export interface BegunImpersonation extends Impersonation {
  readonly began: Date;
  readonly until: Date;
}

/** Ends the one that the administrator has open, if any. @throws RefusalError NOT_FOUND, and by the codes of `canImpersonate` */
export function beginImpersonation(context: RequestContext, { id: personId, reason }: ImpersonateInput): Promise<BegunImpersonation> {
  return runUnremembered(context, async (command) => {
    const { actor, sequelize, transaction } = command;
    if (actor.impersonatorId !== undefined) refuse('IMPERSONATION_NESTED');
    const caller = await lockRights(command);
    // whoever may not at all is not told who is there
    if (!hasClaim(caller, 'CAN_IMPERSONATE_USERS')) refuse('CLAIM_REQUIRED', { claim: 'CAN_IMPERSONATE_USERS' });
    const person = (await loadPersonById(sequelize, personId, transaction)) ?? refuse('NOT_FOUND');
    must(canImpersonate(caller, impersonatedPerson(person)));
    await endOpen(command, caller.userId);
    const began = command.at;
    const { impersonationMinutes } = (await loadCompanySettings({ sequelize, transaction, log: context.log }, ['Security']))('Security');
    const until = new Date(began.getTime() + impersonationMinutes * 60_000);
    const bind = { personId, administratorId: caller.userId, reason, began, until };
    const [row] = await sequelize.query<{ readonly id: number }>(BEGIN, { bind, transaction, type: QueryTypes.SELECT });
    await tell(command, 'beginImpersonation', personId, { why: reason, until });
    return { id: row?.id ?? refuse('FAULT'), personId, administratorId: caller.userId, began, until };
  });
}

/** Of the administrator: the one that they are in, or the one that they have open. Nothing where there is none. */
export function endImpersonation(context: RequestContext): Promise<void> {
  const administratorId = context.actor.impersonatorId ?? context.actor.userId;
  return runUnremembered(context, (command) => endOpen(command, administratorId));
}

async function endOpen(command: CommandContext, administratorId: number): Promise<void> {
  const { sequelize, transaction, at } = command;
  const bind = { administratorId, at };
  const ended = await sequelize.query<{ readonly personId: number; readonly lasted: boolean }>(END, {
    ...{ bind, transaction, type: QueryTypes.SELECT },
  });
  for (const { personId, lasted } of ended) if (lasted) await tell(command, 'endImpersonation', personId, { why: null, until: null });
}

type Told = { readonly why: string | null; readonly until: Date | null };

/** Of the person; a version more, so that their own screens hear of it. */
async function tell(command: CommandContext, move: 'beginImpersonation' | 'endImpersonation', personId: number, told: Told): Promise<void> {
  const { version } = await updateRecord(command, PERSON, personId, {}, {});
  const head = { entity: 'app_user', entityId: personId, constructionId: null, version, why: told.why } as const;
  if (move === 'endImpersonation') appendEvent(command, { ...head, move, before: null, after: null, detail: null });
  else appendEvent(command, { ...head, move, before: null, after: null, detail: { until: (told.until ?? command.at).toISOString() } });
}
