// Every row that was written is told of by an event of the same transaction, and what events say of rows is what the rows' images say.
import { QueryTypes, type Sequelize } from 'sequelize';
import { eventFaults, rowsNamedBy, type EventPayload } from '@lotline/schema/domain/history/event.rules';

interface Image {
  readonly seq: string;
  readonly tx: string;
  readonly table_name: string;
  readonly row_key: string;
  readonly operation: 'I' | 'U' | 'D';
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

export interface EventRow extends EventPayload {
  readonly id: string;
  readonly tx: string;
  readonly entityId: number;
  readonly version: number;
  readonly actorKind: string;
}

/** The last change so far. */
export async function lastChange(sequelize: Sequelize): Promise<string> {
  const [last] = await sequelize.query<{ seq: string }>('select coalesce(max(seq), 0)::text as seq from change', {
    type: QueryTypes.SELECT,
  });
  return last?.seq ?? '0';
}

interface ChangesWithEvents {
  readonly images: readonly Image[];
  readonly events: readonly EventRow[];
}

async function eventsSince(sequelize: Sequelize, seq: string): Promise<ChangesWithEvents> {
  const images = await sequelize.query<Image>(
    'select seq::text, tx::text, table_name, row_key, operation, before, after from change where seq > $seq order by change.seq',
    { bind: { seq }, type: QueryTypes.SELECT },
  );
  const events = await sequelize.query<EventRow>(
    `select id::text, tx::text, entity, entity_id as "entityId", version, move, actor_kind as "actorKind", before, after, detail from event
      where tx = any($txs::xid8[]) order by event.id`,
    { bind: { txs: [...new Set(images.map(({ tx }) => tx))] }, type: QueryTypes.SELECT },
  );
  return { images, events };
}

/**
 * What is wrong with everything that was written since: rows that no event names, words without the shape of their move, words that are not what
 * stood in the row. Nobody else may write meanwhile.
 * @param which 'of events': what was written without any event, as tests write, is left out
 */
export async function eventMismatches(
  sequelize: Sequelize,
  since: string,
  which: 'all' | 'of events' = 'all',
): Promise<{ faults: string[]; events: readonly EventRow[] }> {
  const { images, events } = await eventsSince(sequelize, since);
  const transactions = new Set(events.map(({ tx }) => tx));
  const imagesOf = new Map<string, Image[]>();
  for (const image of images) {
    const key = `${image.tx} ${image.table_name} ${image.row_key}`;
    const known = imagesOf.get(key);
    if (known === undefined) imagesOf.set(key, [image]);
    else known.push(image);
  }
  const named = new Set(events.flatMap((event) => rowsNamedBy(event).map(({ table, id }) => `${event.tx} ${table} ${id}`)));
  const untold = images
    .filter(({ tx }) => which === 'all' || transactions.has(tx))
    .filter(({ tx, table_name, row_key }) => !named.has(`${tx} ${table_name} ${row_key}`))
    .map(({ table_name, row_key, operation, after }) => `no event tells of ${operation} ${table_name} ${row_key} ${JSON.stringify(after)}`);
  const misshapen = events.flatMap((event) => eventFaults(event).map((fault) => `${event.move} ${event.id}: ${fault}`));
  const otherwise = events.flatMap((event) => differingWords(event, imagesOf.get(`${event.tx} ${event.entity} ${event.entityId}`) ?? []));
  return { faults: [...untold, ...misshapen, ...otherwise], events };
}

/** Fields of the event that are columns of its row, beside what the row's images of that transaction say of them. */
function differingWords(event: EventRow, own: readonly Image[]): string[] {
  const sides = { before: own.toReversed().map(({ before }) => before), after: own.map(({ after }) => after) };
  return (['before', 'after'] as const).flatMap((side) => {
    const row = Object.assign({}, ...sides[side]) as Record<string, unknown>;
    const words = side === 'after' ? { version: event.version, ...(event.after ?? {}) } : (event.before ?? {});
    return Object.entries(words).flatMap(([field, said]) => {
      const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      // what a transaction did not change stands in no image
      if (!Object.hasOwn(row, column) || isSame(said, row[column])) return [];
      return [`${event.move} ${event.id}: ${side}.${field} is ${JSON.stringify(said)}, the row says ${JSON.stringify(row[column])}`];
    });
  });
}

function isSame(said: unknown, stood: unknown): boolean {
  if (said === null || stood === null) return said === stood;
  if (typeof stood === 'number') return Number(said) === stood;
  if (typeof stood === 'string' && typeof said === 'string' && /^\d{4}-\d\d-\d\dT/.test(said))
    return new Date(said).getTime() === new Date(stood).getTime();
  return JSON.stringify(said) === JSON.stringify(stood);
}
