// The first touch of the page behind a builder's link (screens.md §2.10): a scanner that opens a link, even one that runs scripts, touches nothing. It is an
// event of each job, and counts once.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { writeLinkEvents, type NewEvent } from '../../platform/command/append-event.ts';

export interface TouchedBy {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
  readonly requestId: string;
}

/** Of a link that is open: whoever sends its form has opened it too, with or without a script. */
export function recordOpening({ sequelize, now, requestId }: TouchedBy, publicId: Buffer): Promise<void> {
  return sequelize.transaction(async (transaction) => {
    const at = now();
    const events = await markOpened({ sequelize, transaction }, publicId, at);
    await writeLinkEvents({ sequelize, transaction }, requestId, at, events);
  });
}

interface Within {
  readonly sequelize: Sequelize;
  readonly transaction: Transaction;
}

/** @returns nothing where it was opened before */
async function markOpened({ sequelize, transaction }: Within, publicId: Buffer, at: Date): Promise<NewEvent[]> {
  const [request] = await sequelize.query<{ id: number }>(
    'update builder_request set opened_at = $at where public_id = $publicId and opened_at is null and revoked_at is null returning id',
    { bind: { publicId, at }, transaction, type: QueryTypes.SELECT },
  );
  if (request === undefined) return [];
  const bind = { id: request.id };
  const jobs = await sequelize.query<{ id: number; version: number }>(touched('construction', 'construction_id'), {
    ...{ bind, transaction, type: QueryTypes.SELECT },
  });
  const sites = await sequelize.query<{ id: number; version: number }>(touched('potential_job', 'potential_job_id'), {
    ...{ bind, transaction, type: QueryTypes.SELECT },
  });
  const detail = { builderRequestId: request.id };
  const nothing = { before: null, after: null, detail };
  return [
    ...jobs.map(({ id, version }): NewEvent => ({
      ...{ move: 'openBuilderRequest', entity: 'construction', entityId: id, constructionId: id, version, ...nothing },
    })),
    ...sites.map(({ id, version }): NewEvent => ({
      ...{ move: 'openPotentialJobRequest', entity: 'potential_job', entityId: id, constructionId: null, version, ...nothing },
    })),
  ];
}

/** Screens that are open on them read them again; locked in the order of their ids, as everywhere. */
const touched = (table: 'construction' | 'potential_job', column: string): string =>
  `with own as (select id from ${table} where id in (select ${column} from builder_request_job where builder_request_id = $id) order by id for no key update)
   update ${table} t set version = t.version + 1 from own where t.id = own.id returning t.id, t.version`;
