// Where a value stands in its list: behind another one, between two, or at the end.
import { QueryTypes } from 'sequelize';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { LockedList } from './locked-list.step.ts';

const LAST = prepared(
  'last-lookup-position',
  'select (coalesce(max(position), 0) + 1)::text as position from lookup_value where lookup_id = $lookupId',
);
const BETWEEN = prepared(
  'lookup-position-between',
  `select (case when n.position is null then $after::numeric + 1 else ($after::numeric + n.position) / 2 end)::text as position
     from (select min(v.position) as position from lookup_value v where v.lookup_id = $lookupId and v.position > $after::numeric and v.id <> $id) n`,
);
const FIRST = prepared(
  'first-lookup-position',
  'select (coalesce(min(position), 1) - 1)::text as position from lookup_value where lookup_id = $lookupId and id <> $id',
);

interface Found {
  readonly position: string;
}

export async function lastPosition({ sequelize, transaction }: CommandContext, { lookupId }: LockedList): Promise<string> {
  const [found] = await sequelize.query<Found>(LAST, { bind: { lookupId }, transaction, type: QueryTypes.SELECT });
  return found?.position ?? '1';
}

/** Of the value with that id. @param after the position that it is to stand behind; null: before all others */
export async function positionBehind(
  { sequelize, transaction }: CommandContext,
  { lookupId }: LockedList,
  id: number,
  after: string | null,
): Promise<string> {
  const bind = after === null ? { lookupId, id } : { lookupId, id, after };
  const [found] = await sequelize.query<Found>(after === null ? FIRST : BETWEEN, { bind, transaction, type: QueryTypes.SELECT });
  return found?.position ?? '1';
}
