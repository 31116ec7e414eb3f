// Potential jobs as a change needs them: locked, within the person's scope, with what was written down of them and their state.
import { QueryTypes, type Transaction } from 'sequelize';
import type { PotentialJobEntry } from '@lotline/schema/domain/potential-job/entry-fields';
import { POTENTIAL_JOB, type PotentialJobFacts } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { clashOf } from '../../platform/command/clash.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import { plainColumns } from '../../platform/record/write-record.ts';
import { potentialJobScope } from '../access/potential-job.scope.ts';

export interface LockedPotentialJob extends PotentialJobFacts {
  readonly id: number;
  readonly version: number;
  readonly raisedByUserId: number;
  readonly assignedFieldUserId: number | null;
  readonly reason: string | null;
  readonly duplicateOfId: number | null;
  readonly constructionId: number | null;
  readonly builderApprovalSentDate: Date | null;
  readonly builderApprovedDate: Date | null;
  readonly entry: PotentialJobEntry;
}

/** What changes the form or where it stands. */
const CLASHING = [
  'editPotentialJob',
  'processPotentialJob',
  'sendBackPotentialJob',
  'approvePotentialJob',
  'rejectPotentialJob',
  'markPotentialJobDuplicate',
  'reopenPotentialJob',
  'assignPotentialJob',
  'convertPotentialJob',
] as const;

const READ = `select ${wireColumns(
  'p',
  `id version status needs_office_approval raised_by_user_id assigned_field_user_id reason duplicate_of_id construction_id builder_approval_sent_date
   builder_approved_date`,
)}, (select row_to_json(e) from (select ${plainColumns(POTENTIAL_JOB, 'p')}) e) as entry
  from potential_job p where p.id = any($ids::integer[]) and ${potentialJobScope('p')} order by p.id`;
const LOCK = prepared('lock-potential-jobs', `${READ} for no key update of p`);
const LOOK = prepared('look-at-potential-jobs', READ);

export interface Reading extends Pick<RequestContext, 'sequelize' | 'actor'> {
  readonly transaction?: Transaction;
  /** In a transaction they are, unless it says otherwise. */
  readonly isLocked?: boolean;
}

/** In the order of their ids; those out of scope are left out. */
export function readPotentialJobs(
  { sequelize, transaction, actor, isLocked = transaction !== undefined }: Reading,
  ids: readonly number[],
): Promise<LockedPotentialJob[]> {
  const bind = { ...scopeBinds(actor), ids: [...ids] };
  const within = transaction === undefined ? {} : { transaction };
  return sequelize.query<LockedPotentialJob>(isLocked ? LOCK : LOOK, { bind, type: QueryTypes.SELECT, ...within });
}

/** Whatever changed it since was this person's own, or it is said who did. @throws RefusalError STALE_VERSION */
export async function mustBeAsSeen(command: CommandContext, { id, version }: Pick<LockedPotentialJob, 'id' | 'version'>): Promise<void> {
  const seen = { table: 'potential_job', id, constructionId: null, version, expectedVersion: command.expectedVersion } as const;
  const clash = await clashOf(command, { ...seen, clashes: CLASHING });
  if (clash !== null) refuse('STALE_VERSION', { entity: 'potential_job', id, version, ...clash });
}

const PERSON = prepared('assigned-person', 'select u.id from app_user u where u.id = $id and u.can_log_in');

/** Who it may be assigned to. @throws RefusalError INVALID_INPUT */
export async function knownPerson({ sequelize, transaction }: Reading, id: number | null): Promise<number | null> {
  if (id === null) return null;
  const within = transaction === undefined ? {} : { transaction };
  const found = await sequelize.query(PERSON, { bind: { id }, type: QueryTypes.SELECT, ...within });
  if (found.length === 0) refuse('INVALID_INPUT', { field: 'assignedFieldUserId', sentence: 'Choose someone who can sign in.' });
  return id;
}
