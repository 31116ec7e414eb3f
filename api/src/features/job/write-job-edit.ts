// What an edit made of a job, written: its columns and its next version in one statement, its primary contact in another.
import { QueryTypes } from 'sequelize';
import type { ContactState } from '@lotline/schema/domain/job/job.effects';
import { customName, isJobField, type JobValues } from '@lotline/schema/domain/job/job.fields';
import type { CommandContext } from '../../platform/command/command-context.ts';

type Custom = Readonly<Record<string, unknown>>;

/** The stored object with what was set; a field that holds nothing is not kept. */
export function withCustomFields(stored: Custom, written: JobValues): Custom {
  const set = Object.entries(written).flatMap(([key, value]) => {
    const name = customName(key);
    return name === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(Object.entries({ ...stored, ...Object.fromEntries(set) }).filter(([, value]) => value !== null));
}

export const hasCustomFields = (written: JobValues): boolean => Object.keys(written).some((key) => customName(key) !== null);

interface Seen {
  readonly id: number;
  readonly version: number;
}

/** Of the job's own row, without custom fields. */
export const ownFields = (written: JobValues): JobValues => Object.fromEntries(Object.entries(written).filter(([key]) => isJobField(key)));

/** @returns the version that the job has now @throws Error when its row was written past its lock */
export async function writeColumns(
  command: CommandContext,
  { id, version }: Seen,
  set: Readonly<Record<string, unknown>>,
): Promise<number> {
  const columns = Object.keys(set);
  const sql = `update construction set ${columns.map((column) => `${column} = $${column}, `).join('')} version = version + 1
    where id = $ownId and version = $seenVersion returning version`;
  const [written] = await command.sequelize.query<{ version: number }>(sql, {
    bind: { ...set, ownId: id, seenVersion: version },
    transaction: command.transaction,
    type: QueryTypes.SELECT,
  });
  if (written === undefined) throw new Error(`job ${String(id)} was written past its lock`);
  command.versions['construction'] = written.version;
  return written.version;
}

/** The contacts of the effect, of which one came or changed (schema/domain/job/job.effects.ts, setDeveloper). */
export async function writePrimaryContact(
  command: CommandContext,
  constructionId: number,
  before: readonly ContactState[],
  after: readonly ContactState[],
): Promise<readonly ContactState[]> {
  const { sequelize, transaction } = command;
  const known = new Map(before.map((contact) => [contact.id, contact]));
  const written: ContactState[] = [];
  // one after the other: a connection answers one statement at a time
  for (const contact of after) {
    const { id, name, description, phone, email, sortOrder } = contact;
    const old = known.get(id);
    if (old !== undefined && old.name === name && old.phone === phone) {
      written.push(contact);
      continue;
    }
    const bind = { constructionId, name, phone };
    const sql =
      old === undefined
        ? `insert into site_contact (construction_id, name, description, phone, email, sort_order)
             values ($constructionId, $name, $description, $phone, $email, $sortOrder) returning id`
        : 'update site_contact set name = $name, phone = $phone where id = $id and construction_id = $constructionId returning id';
    const [row] = await sequelize.query<{ id: number }>(sql, {
      bind: old === undefined ? { ...bind, description, email, sortOrder } : { ...bind, id },
      transaction,
      type: QueryTypes.SELECT,
    });
    written.push({ ...contact, id: row?.id ?? id });
  }
  return written;
}
