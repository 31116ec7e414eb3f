// Sends to open streams what transactions changed, as soon as a reader with a cursor could read it: a notice comes with its commit, but while an older
// transaction runs its changes cannot be read yet, and a screen that reads because of it would find nothing.
import type { Logger } from 'pino';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { partsNamedTo, type JobPart } from '@lotline/schema/domain/history/job-parts';
import type { Audience } from '../../platform/events/change-scope.ts';
import { readersOf, type ChangedRecord } from './changed-records.ts';
import { withUnseenBinds } from '../../platform/db/prepared.ts';
import { partsOf } from './changed-parts.ts';
import { CHANGED_RECORDS_SQL, type ChangedRecordOfStream } from './changed-records.sql.ts';

/** A change is told at once; where one follows another they are told together, so that what it costs does not grow with the number of commits. */
const LOOK_EVERY_MS = 50;
/** More than so many changes at once are not sent one by one: screens read again what they show. */
const MOST_CHANGES = 2_000;
/** Transactions that are looked for in one statement. */
const MOST_TRANSACTIONS = 500;
/** So many behind one that does not end are sent as a gap as well: committed changes can be read by reading again. */
const MOST_WAITING = 10_000;

type PartsFor = (actor: Actor) => readonly JobPart[] | null;

export interface ChangeFollowerListener {
  /** Asks the database, beside the requests. */
  readonly ask: (query: { readonly name: string; readonly text: string }, values: readonly unknown[]) => Promise<ReadyRow[]>;
  /** @param readers null: everybody who is signed in @param partsFor which parts of it this person may know to have changed; null: anything in it */
  readonly onChanged: (changed: ChangedRecord, readers: Audience | null, partsFor: PartsFor) => void;
  /** Too much has changed to be sent. */
  readonly onFlood: () => void;
}

const READY = {
  name: 'touched-by',
  text: withUnseenBinds(`
  with bound as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as oldest),
  page as materialized (
    select c.* from change c, bound b where c.tx = any($1::xid8[]) and c.tx < b.oldest
       and c.recorded_at > now() - interval '1 day'
     order by c.tx, c.seq limit ${MOST_CHANGES + 1})
  select array(select tx::text from unnest($1::xid8[]) tx, bound b where tx < b.oldest) as readable,
    (select count(*)::integer from page) as changes,
    case when (select count(*) from page) <= ${MOST_CHANGES} then (select coalesce(json_agg(t), '[]') from (${CHANGED_RECORDS_SQL}) t) else '[]' end as changed`),
};

interface ReadyRow {
  readonly readable: readonly string[];
  readonly changes: number;
  readonly changed: readonly ChangedRecordOfStream[];
}

export class ChangeFollower {
  /** Numbers of 64 bits, as text. */
  readonly #waiting = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    private readonly log: Logger,
    private readonly listener: ChangeFollowerListener,
    /** Another clock in tests. */
    private readonly after: (ms: number, work: () => void) => NodeJS.Timeout = (ms, work) => setTimeout(work, ms),
  ) {}

  /** A transaction has committed. */
  heard(tx: string): void {
    if (!/^\d{1,20}$/.test(tx)) return;
    if (this.#waiting.size >= MOST_WAITING) {
      this.#waiting.clear();
      this.listener.onFlood();
    }
    this.#waiting.add(tx);
    this.#timer ??= this.after(0, () => void this.#look());
  }

  /** Screens read again what was announced before. */
  forget(): void {
    this.#waiting.clear();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    const txs = [...this.#waiting].slice(0, MOST_TRANSACTIONS);
    try {
      const [ready] = txs.length === 0 ? [] : await this.listener.ask(READY, [txs]);
      if (this.#isStopped) return;
      for (const tx of ready?.readable ?? []) this.#waiting.delete(tx);
      if ((ready?.changes ?? 0) > MOST_CHANGES) this.listener.onFlood();
      for (const changed of ready?.changed ?? [])
        this.listener.onChanged({ entity: changed.entity, id: changed.id }, readersOf(changed), partsForOf(changed));
    } catch (error) {
      if (!this.#isStopped) this.log.warn({ err: error }, 'touched records could not be read; looked for again');
    }
    this.#timer = this.#isStopped ? undefined : this.after(LOOK_EVERY_MS, () => this.#lookAgain());
  }

  #lookAgain(): void {
    if (this.#waiting.size === 0) this.#timer = undefined;
    else void this.#look();
  }
}

function partsForOf({ tables }: ChangedRecordOfStream): PartsFor {
  const parts = partsOf(tables);
  return (actor) => (parts === null ? null : partsNamedTo(actor, parts));
}
