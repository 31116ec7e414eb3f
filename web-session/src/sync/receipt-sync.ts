// A person's receipts on this device: read once, stored for good, in the order of their chain, with the keys that check them
// (decision 044).
import { receiptOfText } from '@lotline/schema/domain/receipt/read-receipt';
import type { StoredReceipt, ReceiptKey, ReceiptPage } from '@lotline/schema/domain/receipt/receipt';
import { ApiError } from '../api-error.ts';
import { databaseIfThere, openDatabase } from '../device/open-database.ts';
import { channelOf, type TabChannel } from '../device/tab-channel.ts';
import { writeTable } from '../device/write-first.ts';
import { logProblem } from '../log.ts';
import type { Rest } from '../rest.ts';
import { aloneAmongTabs } from './puller.ts';

export interface StoredReceipts {
  /** Reads those that are not here. @returns what went wrong; null when all are here */
  readonly pull: () => Promise<ApiError | null>;
  /** Newest first, before that one. */
  readonly newest: (most: number, before?: number) => Promise<readonly StoredReceipt[]>;
  readonly one: (sequence: number) => Promise<StoredReceipt | null>;
  /** Oldest first. */
  readonly ofTask: (taskId: number) => Promise<readonly StoredReceipt[]>;
  /** Oldest first: the whole chain. */
  readonly all: () => Promise<readonly StoredReceipt[]>;
  readonly keys: () => Promise<readonly ReceiptKey[]>;
  /** Is called when new ones have come, in any tab. */
  readonly subscribe: (listener: () => void) => () => void;
}

export type ReceiptsOf = (personId: number) => StoredReceipts;

interface ReceiptParts {
  readonly rest: Rest;
  /** Whether that person is still here: a later answer is not stored. */
  readonly isHere: (personId: number) => boolean;
}

/** Of 20 each: more than a person gets in a working life. */
const MOST_PAGES = 10_000;

export function createReceiptsOf(parts: ReceiptParts): ReceiptsOf {
  const made = new Map<number, StoredReceipts>();
  return (personId) => {
    const known = made.get(personId) ?? new PersonReceipts(personId, parts);
    made.set(personId, known);
    return known;
  };
}

class PersonReceipts implements StoredReceipts {
  readonly #channel: TabChannel;
  readonly #listeners = new Set<() => void>();
  #running: Promise<ApiError | null> | null = null;

  constructor(
    private readonly personId: number,
    private readonly parts: ReceiptParts,
  ) {
    this.#channel = channelOf(`lotline.receipts.${String(personId)}`);
  }

  readonly newest = async (most: number, before = Infinity): Promise<readonly StoredReceipt[]> =>
    (await this.#ifThere())?.receipts.where('sequence').below(before).reverse().limit(most).toArray() ?? [];
  readonly one = async (sequence: number): Promise<StoredReceipt | null> => (await (await this.#ifThere())?.receipts.get(sequence)) ?? null;
  readonly ofTask = async (taskId: number): Promise<readonly StoredReceipt[]> =>
    (await this.#ifThere())?.receipts.where('taskId').equals(taskId).sortBy('sequence') ?? [];
  readonly all = async (): Promise<readonly StoredReceipt[]> => (await this.#ifThere())?.receipts.orderBy('sequence').toArray() ?? [];
  readonly keys = async (): Promise<readonly ReceiptKey[]> => (await this.#ifThere())?.receiptKeys.toArray() ?? [];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const leave = this.#listeners.size === 1 ? this.#channel.follow(() => this.#tell()) : null;
    return () => {
      this.#listeners.delete(listener);
      leave?.();
    };
  };

  readonly pull = (): Promise<ApiError | null> => {
    this.#running ??= this.#pull().finally(() => (this.#running = null));
    return this.#running;
  };

  async #pull(): Promise<ApiError | null> {
    try {
      await aloneAmongTabs(`lotline.receipts.${String(this.personId)}`, () => this.#bring());
      return null;
    } catch (problem) {
      if (problem instanceof ApiError) return problem;
      logProblem('Receipts could not be kept on this device', problem);
      return new ApiError({ code: 'FAULT', status: 0 });
    }
  }

  async #bring(): Promise<void> {
    const { rest, isHere } = this.parts;
    let [last] = (await this.newest(1)).map(({ sequence }) => sequence);
    let brought = 0;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const page = await rest<ReceiptPage>(`/api/receipts?after=${String(last ?? 0)}`);
      if (!isHere(this.personId)) return;
      const next = followers(page.receipts, last ?? 0);
      if (next.length === 0) break;
      const { receipts } = await openDatabase(this.personId);
      const rows = next.map((storedReceipt) => ({ ...storedReceipt, taskId: receiptOfText(storedReceipt.text)?.task?.id ?? null }));
      await writeTable(receipts, () => receipts.bulkPut(rows));
      last = next.at(-1)?.sequence;
      brought += next.length;
      if (!page.more) break;
    }
    if (brought === 0) return;
    await this.#bringKeys();
    this.#channel.post(null);
    this.#tell();
  }

  /** Stored keys stay: they check what they signed for good. */
  async #bringKeys(): Promise<void> {
    const { keys } = await this.parts.rest<{ readonly keys: readonly ReceiptKey[] }>('/api/receipts/keys');
    const { receiptKeys } = await openDatabase(this.personId);
    await writeTable(receiptKeys, () => receiptKeys.bulkPut([...keys]));
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  #ifThere() {
    return databaseIfThere(this.personId);
  }
}

/** Of these, those that continue the chain after that one without a gap. */
function followers(receipts: readonly StoredReceipt[], after: number): StoredReceipt[] {
  const next: StoredReceipt[] = [];
  for (const { sequence, text } of receipts) if (sequence === after + next.length + 1) next.push({ sequence, text });
  return next;
}
