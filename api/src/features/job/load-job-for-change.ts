// A job as a change needs it: locked, within the person's scope, with its contacts (house style, step 5).
import { QueryTypes } from 'sequelize';
import type { EventMove } from '@lotline/schema/domain/history/event-shapes';
import type { ContactState, JobState } from '@lotline/schema/domain/job/job.effects';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { clashOf } from '../../platform/command/clash.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import { assignedRow, type AssignedRow } from '../access/assigned-row.step.ts';
import type { StatusPlan } from './planned-status.step.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';

export interface LoadedJob extends JobState, StatusPlan {
  readonly id: number;
  readonly version: number;
  readonly workType: string;
}

const LOCK_JOB = prepared(
  'lock-job',
  `select ${wireColumns(
    'c',
    `id version work_type status developer site_contact site_contact_phone planned_status planned_status_at planned_status_by
    status_change_hangfire_id`,
    'onsite_date',
  )}, ${jobWriteScope('c')} as "isAssigned"
    from construction c where c.id = $constructionId and ${jobScope('c')} for no key update of c`,
);
const CONTACTS = prepared(
  'contacts-of-job',
  `select ${wireColumns('sc', 'id name description phone email sort_order')} from site_contact sc
    where sc.construction_id = $constructionId order by sc.sort_order, sc.id`,
);

/** @throws RefusalError NOT_FOUND outside the scope, TASK_LEFT where it is only read, STALE_VERSION when somebody else made a clashing change since. */
export async function loadJobForChange(command: CommandContext, constructionId: number, clashes: readonly EventMove[]): Promise<LoadedJob> {
  const { sequelize, transaction } = command;
  const [locked] = await sequelize.query<Omit<LoadedJob, 'siteContacts'> & AssignedRow>(LOCK_JOB, {
    bind: { ...scopeBinds(command.actor), constructionId },
    transaction,
    type: QueryTypes.SELECT,
  });
  const { isAssigned: _isAssigned, ...job } = assignedRow(locked, 'job');
  const { id, version } = job;
  const seen = { table: 'construction', id, constructionId, version, expectedVersion: command.expectedVersion } as const;
  const clash = await clashOf(command, { ...seen, clashes });
  if (clash !== null) refuse('STALE_VERSION', { entity: 'construction', id, version, ...clash });
  return { ...job, siteContacts: await loadContacts(command, constructionId) };
}

/** Under the job's lock nobody else changes them. */
export function loadContacts({ sequelize, transaction }: CommandContext, constructionId: number): Promise<ContactState[]> {
  return sequelize.query<ContactState>(CONTACTS, { bind: { constructionId }, transaction, type: QueryTypes.SELECT });
}
