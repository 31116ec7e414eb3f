// What a change made of a job, written: one statement for the job's row with its next version and for those of its contacts that came, changed or
// went (schema/domain/job/job.effects.ts).
import { QueryTypes } from 'sequelize';
import type { WordsOf } from '@lotline/schema/domain/history/event-shapes';
import type { ContactState } from '@lotline/schema/domain/job/job.effects';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { loadContacts, type LoadedJob } from './load-job-for-change.ts';

const ROW = 'id integer, name text, description text, phone text, email text, "sortOrder" integer';

const WRITE_JOB = prepared(
  'write-job',
  `with job as (
     update construction set status = $status, developer = $developer, site_contact = $siteContact, site_contact_phone = $siteContactPhone,
       version = version + 1 where id = $id and version = $version returning version),
   gone as (delete from site_contact where construction_id = $id and id = any($goneIds::integer[])),
   changed as (
     update site_contact t set name = r.name, description = r.description, phone = r.phone, email = r.email, sort_order = r."sortOrder"
       from jsonb_to_recordset($changed::jsonb) r(${ROW}) where t.id = r.id and t.construction_id = $id),
   born as (
     insert into site_contact (construction_id, name, description, phone, email, sort_order)
     select $id, r.name, r.description, r.phone, r.email, r."sortOrder"
       from rows from (jsonb_to_recordset($born::jsonb) as (${ROW})) with ordinality r(id, name, description, phone, email, "sortOrder", place)
      order by r.place)
   select version from job`,
);

/** The job as it stands now. @throws Error when its row was written past its lock */
export async function writeJob(command: CommandContext, job: LoadedJob, made: LoadedJob): Promise<LoadedJob> {
  const { id, version, siteContacts } = job;
  const { status, developer, siteContact, siteContactPhone } = made;
  const old = new Map(siteContacts.map((contact) => [contact.id, contact]));
  const kept = new Set(made.siteContacts.map((contact) => contact.id));
  const born = made.siteContacts.filter((contact) => !old.has(contact.id));
  const changed = made.siteContacts.filter((contact) => !isSameContact(old.get(contact.id) ?? contact, contact));
  const goneIds = siteContacts.flatMap((contact) => (kept.has(contact.id) ? [] : [contact.id]));
  const [written] = await command.sequelize.query<{ version: number }>(WRITE_JOB, {
    bind: {
      ...{ id, version, status, developer, siteContact, siteContactPhone, goneIds },
      changed: JSON.stringify(changed),
      born: JSON.stringify(born),
    },
    transaction: command.transaction,
    type: QueryTypes.SELECT,
  });
  if (written === undefined) throw new Error(`job ${String(id)} was written past its lock`);
  command.versions['construction'] = written.version;
  // read back for their numbers
  const contacts = born.length > 0 ? await loadContacts(command, id) : made.siteContacts;
  return { ...made, version: written.version, siteContacts: contacts };
}

const FIELDS = ['name', 'description', 'phone', 'email', 'sortOrder'] as const;

function isSameContact(one: ContactState, other: ContactState): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

/** Whether it is the same list, row by row. */
export function areSameContacts(some: readonly ContactState[], others: readonly ContactState[]): boolean {
  return (
    some.length === others.length &&
    some.every((contact, place) => {
      const other = others[place];
      return other !== undefined && contact.id === other.id && isSameContact(contact, other);
    })
  );
}

/** Appends the event of a job that was written. */
export function appendJobChange(command: CommandContext, job: LoadedJob, change: WordsOf<'construction'>): void {
  appendEvent(command, {
    entity: 'construction',
    entityId: job.id,
    constructionId: job.id,
    version: job.version,
    ...change,
  });
}
