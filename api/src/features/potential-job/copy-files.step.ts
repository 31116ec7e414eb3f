// Files of a potential job for what was made of it: records of their own that show the same bytes (decision 030).
import { QueryTypes } from 'sequelize';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';

interface Copy {
  /** The potential job whose files are copied. */
  readonly from: number;
  readonly toPotentialJob: number | null;
  readonly toJob: number | null;
}

interface Copied {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly potentialJobId: number | null;
  readonly constructionId: number | null;
  readonly copiedFromId: number;
  readonly fileId: number;
}

/** Ids are drawn first, so that each copy knows what it was copied from. */
const COPY = prepared(
  'copy-potential-job-files',
  `with wanted as (
     select nextval(pg_get_serial_sequence('attachment', 'id'))::integer as id, a.id as copied_from, t."toPotentialJob" as potential_job_id, t."toJob" as construction_id
       from jsonb_to_recordset($copies::jsonb) t("from" integer, "toPotentialJob" integer, "toJob" integer)
       join attachment a on a.potential_job_id = t."from" and a.state = 'uploaded' order by a.created_utc, a.id),
   copied as (
     insert into attachment (id, owner_user_id, construction_id, potential_job_id, title, tags, folder, category, comments, is_doc_attachment, state, file_id,
         original_file_id, position_latitude, position_longitude, position_accuracy_m, taken_at, created_utc, modified_utc)
     overriding system value
     select w.id, a.owner_user_id, w.construction_id, w.potential_job_id, a.title, a.tags, a.folder, a.category, a.comments, a.is_doc_attachment, a.state, a.file_id,
         a.original_file_id, a.position_latitude, a.position_longitude, a.position_accuracy_m, a.taken_at, a.created_utc, a.modified_utc
       from wanted w join attachment a on a.id = w.copied_from
     returning id, version, title, potential_job_id, construction_id, file_id)
   select c.id, c.version, c.title, c.potential_job_id as "potentialJobId", c.construction_id as "constructionId", w.copied_from as "copiedFromId",
       c.file_id as "fileId"
     from copied c join wanted w on w.id = c.id order by c.id`,
);

/** Every file that has arrived, with its description, its category, where and when it was taken. */
export async function copyFiles(command: CommandContext, copies: readonly Copy[]): Promise<void> {
  if (copies.length === 0) return;
  const { sequelize, transaction } = command;
  const rows = await sequelize.query<Copied>(COPY, { bind: { copies: JSON.stringify(copies) }, transaction, type: QueryTypes.SELECT });
  for (const { id, version, title, potentialJobId, constructionId, copiedFromId, fileId } of rows)
    appendEvent(command, {
      ...{ move: 'copyAttachment', entity: 'attachment', entityId: id, constructionId, version },
      after: { title, potentialJobId, constructionId },
      detail: { copiedFromId, fileId },
    });
}
