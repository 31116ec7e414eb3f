// What the requirements of a status ask of jobs, read in one statement for all of them, and only where the wanted status has requirements. Of the whole job,
// whatever of it this person sees: a requirement is the company's, not the reader's.
import { QueryTypes } from 'sequelize';
import { statusFacts, type StatusRecord } from '@lotline/schema/domain/job/status-facts.rules';
import { needsOf, NOTHING_KNOWN, type StatusFacts } from '@lotline/schema/domain/job/status-needs.rules';
import type { JobStatusSettings } from '@lotline/schema/domain/settings/job-status.setting';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import { loadSettings, type SettingsReader } from '../setting/several-settings.queries.ts';

const ITEMS = `select ${wireColumns('i', 'rejected_date', 'completed_qty approved_qty')}, f.shot_list as "shotList"
  from schedule_item i left join boq b on b.id = i.boq_id left join field_item f on f.id = b.item_id where i.schedule_id = s.id order by i.id`;
/** A StatusRecord of construction c. */
export const STATUS_RECORD = `(select row_to_json(r) from (
     select ${wireColumns('c', 'address street_name suburb state post_code')},
       ${jsonList('select b.id from boq b where b.construction_id = c.id')} as boqs,
       ${jsonList(`select ${wireColumns('s', 'id name ignored is_payment issued_date declined_date scheduled_start_time')}, ${jsonList(ITEMS)} as items
         from schedule s where s.construction_id = c.id and not s.ignored and s.issued_date is not null order by s.id`)} as schedules,
       ${jsonList(`select a.schedule_id as "taskId", a.title, f.storage_key as key, a.is_doc_attachment as "isDocAttachment"
         from attachment a join stored_file f on f.id = a.file_id
        where a.construction_id = c.id and a.schedule_id is not null and a.state = 'uploaded' and not a.is_doc_attachment`)} as attachments) r)`;
const RECORDS = prepared('status-records', `select c.id, ${STATUS_RECORD} as record from construction c where c.id = any($ids::integer[])`);

interface Job {
  readonly id: number;
  readonly status: string;
  readonly workType: string;
}

/** @param to the status that they are to come to @returns of a job that needs nothing for it: nothing */
export async function loadFactsOfJobs(
  reader: SettingsReader,
  jobs: readonly Job[],
  to: string,
  settingsOf: (workType: string) => JobStatusSettings,
): Promise<(id: number) => StatusFacts> {
  const asked = jobs.filter(({ status, workType }) => status !== to && needsOf(settingsOf(workType), to).length > 0);
  if (asked.length === 0) return () => NOTHING_KNOWN;
  const { sequelize, transaction } = reader;
  const rows = await sequelize.query<{ id: number; record: StatusRecord }>(RECORDS, {
    ...{ bind: { ids: asked.map(({ id }) => id) }, type: QueryTypes.SELECT },
    ...(transaction === undefined ? {} : { transaction }),
  });
  const factSettings = await loadSettings(
    reader,
    ['Address Type', 'Expected Photos'],
    asked.map(({ workType }) => workType),
  );
  const records = new Map(rows.map(({ id, record }) => [id, record]));
  const facts = new Map(
    asked.flatMap(({ id, workType }) => {
      const record = records.get(id);
      if (record === undefined) return [];
      const settings = { address: factSettings('Address Type', workType), photos: factSettings('Expected Photos', workType) };
      return [[id, statusFacts(record, settings)] as const];
    }),
  );
  return (id) => facts.get(id) ?? NOTHING_KNOWN;
}

export async function loadStatusFacts(reader: SettingsReader, job: Job, to: string, settings: JobStatusSettings): Promise<StatusFacts> {
  return (await loadFactsOfJobs(reader, [job], to, () => settings))(job.id);
}
