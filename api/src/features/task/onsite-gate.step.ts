// What the work type asks for before "I'm Onsite" and the task lacks, on the day of the press (screens.md §2.21, 'Onsite Gates').
import { QueryTypes } from 'sequelize';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { unmetGate, type GateFacts, type UnmetGate } from '@lotline/schema/domain/task/onsite-gates.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import { loadSettings } from '../setting/several-settings.queries.ts';
import type { LoadedTask } from '../task-record/task.model.ts';

const FACTS = prepared(
  'onsite-gate-facts',
  `select ${wireColumns('c', 'work_type status builder_approved_date', 'dbyd_expiry_date')}, s.ticket_of_work::text as "ticketOfWork"
   from schedule s join construction c on c.id = s.construction_id where s.id = $scheduleId`,
);

type JobFacts = Omit<GateFacts, 'expiredDocument'> & { readonly workType: string };

/** Read after the task's lock; the job's facts as they stand. */
export async function onsiteGateOf(command: CommandContext, { id: scheduleId, expiredDocument }: LoadedTask): Promise<UnmetGate | null> {
  const { sequelize, transaction, timeZone } = command;
  const [facts] = await sequelize.query<JobFacts>(FACTS, { bind: { scheduleId }, transaction, type: QueryTypes.SELECT });
  if (facts === undefined) return refuse('NOT_FOUND');
  const { workType } = facts;
  const settingsOf = await loadSettings(command, ['Onsite Gates', 'Job Status Settings'], [workType]);
  const settings = { gates: settingsOf('Onsite Gates', workType), statuses: settingsOf('Job Status Settings', workType) };
  return unmetGate({ ...facts, expiredDocument }, settings, dayInZone(command.datedAt([]).toISOString(), timeZone));
}
