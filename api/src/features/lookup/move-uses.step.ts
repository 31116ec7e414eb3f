// Records that hold one value of a list as text get another: each with its next version and an event of its own. A bounded number at once; the queue does the
// rest, and asks again which records are left, so that it may break off anywhere (jobs/move-lookup-uses.ts).
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { tagsOf } from '@lotline/schema/domain/attachment/attachment.rules';
import type { LookupList, LookupTable, LookupUse } from '@lotline/schema/domain/lookup/lookup-lists';
import type { NewEvent } from '../../platform/command/append-event.ts';
import { prepared, preparedByText } from '../../platform/db/prepared.ts';

/** The queue's job that moves what a command has left. */
export const MOVE_LOOKUP_USES = 'move_lookup_uses';
export const MOST_USES_AT_ONCE = 500;

export interface UsesMove {
  readonly list: LookupList;
  readonly from: string;
  readonly to: string;
  readonly why: string | null;
  readonly most: number;
}

interface Within {
  readonly sequelize: Sequelize;
  readonly transaction: Transaction;
}

type ColumnUse = Extract<LookupUse, { readonly table: LookupTable }>;
const isMoved = (use: LookupUse): use is ColumnUse | { readonly table: 'attachment' } => use.table !== 'system_setting';

/** @returns an event for each record that was written, at most `most` */
export async function moveUses(within: Within, move: UsesMove): Promise<NewEvent[]> {
  const events: NewEvent[] = [];
  for (const use of move.list.uses.filter(isMoved)) {
    const rest = { ...move, most: move.most - events.length };
    if (rest.most > 0) events.push(...(use.table === 'attachment' ? await moveTags(within, rest) : await moveColumn(within, use, rest)));
  }
  return events;
}

async function moveColumn({ sequelize, transaction }: Within, use: ColumnUse, { from, to, why, most }: UsesMove): Promise<NewEvent[]> {
  const { table, column } = use;
  const sql = preparedByText(
    `with found as (select r.id from ${table} r where r.${column} = $from order by r.id limit $most for no key update of r)
     update ${table} t set ${column} = $to, version = t.version + 1 from found where t.id = found.id returning t.id, t.version`,
  );
  const rows = await sequelize.query<{ id: number; version: number }>(sql, {
    bind: { from, to, most },
    transaction,
    type: QueryTypes.SELECT,
  });
  return rows.map(({ id, version }) => eventOf(use, { id, version, from, to, why }));
}

interface MovedRow extends Pick<UsesMove, 'from' | 'to' | 'why'> {
  readonly id: number;
  readonly version: number;
}

const EDITS = {
  project: { entity: 'project', move: 'editProject' },
  potential_job: { entity: 'potential_job', move: 'editPotentialJob' },
  construction_code: { entity: 'construction_code', move: 'editConstructionCode' },
  field_item: { entity: 'field_item', move: 'editItemCode' },
  child_code: { entity: 'child_code', move: 'editChildCode' },
  independent_contractor: { entity: 'independent_contractor', move: 'editContractor' },
} as const satisfies Record<Exclude<LookupTable, 'construction'>, object>;

function eventOf({ table, field }: ColumnUse, { id, version, from, to, why }: MovedRow): NewEvent {
  const sides = { before: { [field]: from }, after: { [field]: to } };
  const head = { entityId: id, version, why } as const;
  if (table === 'construction') return { ...head, entity: table, constructionId: id, move: 'updateJob', ...sides };
  return { ...head, ...EDITS[table], constructionId: null, ...sides };
}

interface TaggedFile {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly tags: string;
  readonly folder: string | null;
  readonly constructionId: number | null;
  readonly scheduleId: number | null;
}

export const TAGS_OF_FILE = `array(select btrim(t) from unnest(string_to_array(a.tags, ';')) t)`;

const TAGGED = prepared(
  'files-with-tag',
  `select a.id, a.version, a.title, a.tags, a.folder, a.construction_id as "constructionId", a.schedule_id as "scheduleId" from attachment a
    where strpos(a.tags, $from) > 0 and $from::text = any(${TAGS_OF_FILE}) and a.state <> 'deleted' order by a.id limit $most for no key update of a`,
);
const WRITE_TAGS = prepared(
  'write-tags',
  `update attachment a set tags = v.tags, version = a.version + 1 from unnest($ids::int[], $tags::text[]) v(id, tags) where a.id = v.id`,
);

async function moveTags({ sequelize, transaction }: Within, { from, to, why, most }: UsesMove): Promise<NewEvent[]> {
  const files = await sequelize.query<TaggedFile>(TAGGED, { bind: { from, most }, transaction, type: QueryTypes.SELECT });
  if (files.length === 0) return [];
  const tagged = files.map((file) => ({ ...file, now: [...new Set(tagsOf(file.tags).map((tag) => (tag === from ? to : tag)))].join(';') }));
  const bind = { ids: tagged.map(({ id }) => id), tags: tagged.map(({ now }) => now) };
  await sequelize.query(WRITE_TAGS, { bind, transaction, type: QueryTypes.UPDATE });
  return tagged.map(({ id, version, title, tags, folder, constructionId, scheduleId, now }) => ({
    ...{ entity: 'attachment', entityId: id, constructionId, scheduleId, version: version + 1, why },
    ...{ move: 'labelFile', before: { tags, folder }, after: { tags: now, folder }, detail: { title } },
  }));
}
