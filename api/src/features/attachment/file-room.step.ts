// Whether a job takes one more file (schema/domain/job/job-room.rules): counted under the job's lock, so that of several who add at once none passes
// the bound. Tasks and items: job/job-room.step.
import { QueryTypes } from 'sequelize';
import { mustHaveRoom } from '@lotline/schema/domain/job/job-room.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';

const LOCK = prepared('lock-job-row', 'select c.id from construction c where c.id = $constructionId for no key update of c');
const FILES = prepared(
  'count-job-files',
  `select ((select count(*) from attachment a where a.construction_id = $constructionId and a.state = 'uploaded')
    + (select count(*) from attachment a where a.construction_id = $constructionId and a.state = 'reserved'))::int as files`,
);

/** Locks the job, too. @throws RefusalError JOB_FULL. */
export async function mustTakeFile({ sequelize, transaction }: CommandContext, constructionId: number): Promise<void> {
  const within = { bind: { constructionId }, transaction, type: QueryTypes.SELECT } as const;
  await sequelize.query(LOCK, within);
  const [counted] = await sequelize.query<{ files: number }>(FILES, within);
  const verdict = mustHaveRoom('files', counted?.files ?? 0, 1);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}
