// Pictures from before there were thumbnails, or whose job was lost, get a job of their own, some of them with each sweep. One that was
// given up stays given up until an operator retries it.
import { QueryTypes, type Sequelize } from 'sequelize';
import { MAKE_PREVIEWS, PRIORITY_OF_OLD, previewsKey } from '../features/attachment/previews.ts';
import { MOST_TRIES } from '../platform/queue/job.ts';

/** About twenty minutes of one process. */
const AT_ONCE = 5_000;

export async function askForPreviews(sequelize: Sequelize): Promise<number> {
  const asked = await sequelize.query(
    `select graphile_worker.add_job('${MAKE_PREVIEWS}', json_build_object('fileId', f.id), job_key := '${previewsKey('')}' || f.id,
       max_attempts := ${MOST_TRIES}, priority := ${PRIORITY_OF_OLD})
     from (select w.id from stored_file w where w.previews = 'waiting' and w.state = 'stored'
       and not exists (select from graphile_worker.jobs j where j.key = '${previewsKey('')}' || w.id) order by w.id desc limit ${AT_ONCE}) f`,
    { type: QueryTypes.SELECT },
  );
  return asked.length;
}
