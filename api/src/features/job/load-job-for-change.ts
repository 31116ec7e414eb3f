// A job as a change needs it: locked, within the person's scope, with the settings of its work type (house style, step 5).
import { QueryTypes } from 'sequelize';
import type { WordsOf } from '@lotline/schema/domain/history/event-shapes';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { heldRow } from '../task/held-row.step.ts';
import { scopeBinds } from '../task/task.scope.ts';
import { ConstructionModel } from './construction.model.ts';
import { jobScope, jobWriteScope } from './job.scope.ts';

/** @throws RefusalError NOT_FOUND outside the scope, TASK_LEFT where it is only read, STALE_VERSION when the caller edited an older version. */
export async function loadJobForChange(command: CommandContext, constructionId: number): Promise<ConstructionModel> {
  const { sequelize, transaction } = command;
  const [locked] = await sequelize.query<{ isHeld: boolean }>(
    `select ${jobWriteScope('c')} as "isHeld" from construction c where c.id = $constructionId and ${jobScope('c')} for no key update of c`,
    {
      bind: { ...scopeBinds(command.actor), constructionId },
      transaction,
      type: QueryTypes.SELECT,
    },
  );
  heldRow(locked, 'job');
  const job = await ConstructionModel.findByPk(constructionId, { transaction, rejectOnEmpty: true });
  if (command.expectedVersion !== null && command.expectedVersion !== job.version) {
    refuse('STALE_VERSION', { entity: 'construction', id: job.id, version: job.version });
  }
  return job;
}

/** Saves the job with its next version and appends its event. */
export async function saveJobChange(command: CommandContext, job: ConstructionModel, change: WordsOf<'construction'>): Promise<void> {
  job.changed('version', true);
  await job.save({ transaction: command.transaction });
  appendEvent(command, {
    entity: 'construction',
    entityId: job.id,
    constructionId: job.id,
    version: job.version,
    ...change,
  });
}
