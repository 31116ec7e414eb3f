// The imports of item codes, the newest first: who made each, how many codes it made and changed, and how many of them could still go back (whyNotUndone).
import { QueryTypes } from 'sequelize';
import type { RequestContext } from '../../../platform/command/request-context.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { instantText } from '../../../platform/db/wire-columns.ts';
import { usageOf } from '../item-code-list.sql.ts';

export interface ItemCodeImportRow {
  readonly id: number;
  readonly madeAt: string;
  readonly madeBy: string;
  readonly created: number;
  readonly edited: number;
  /** Null: it stands. */
  readonly undoneAt: string | null;
  readonly undoable: number;
}

/** Older ones are found by the histories of their codes. */
export const MOST_IMPORTS = 20;

const IMPORTS = prepared(
  'item-code-imports',
  `select i.id, ${instantText('i.made_at')} as "madeAt", trim(u.first_name || ' ' || u.last_name) as "madeBy", ${instantText('i.undone_at')} as "undoneAt",
     r.created, r.edited, case when i.undone_at is null then r.undoable else 0 end as undoable
   from (select * from item_code_import x order by x.id desc limit ${String(MOST_IMPORTS)}) i
   join app_user u on u.id = i.made_by_user_id
   cross join lateral (
     select count(*) filter (where r.before is null)::integer as created, count(*) filter (where r.before is not null)::integer as edited,
       count(*) filter (where f.version = r.version and not f.is_archived and (r.before is not null or ${usageOf('f')} = 0))::integer as undoable
     from item_code_import_row r join field_item f on f.id = r.item_id where r.import_id = i.id) r
   order by i.id desc`,
);

export const loadItemCodeImports = ({ sequelize }: Pick<RequestContext, 'sequelize'>): Promise<ItemCodeImportRow[]> =>
  sequelize.query<ItemCodeImportRow>(IMPORTS, { type: QueryTypes.SELECT });
