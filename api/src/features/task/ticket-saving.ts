// Large tickets are read and compared in a thread: at the most that is let in it takes most of a second, for which nobody else would be answered
// (decision 077). Others take less than handing them over.
import type { Logger } from 'pino';
import {
  checkTicket,
  settleTicket,
  type CheckedTicket,
  type SettledTicket,
  type TicketSaving,
  type TicketToSettle,
} from '@lotline/schema/domain/task/ticket-saving';
import type { Slots } from '../../platform/http/slots.ts';
import { threadFile } from '../../platform/threads/thread-file.ts';
import { ThreadRunner } from '../../platform/threads/thread-runner.ts';

export type TicketTask = { readonly check: string } | { readonly settle: TicketToSettle };
export type TicketAnswer = { readonly checked: CheckedTicket } | { readonly settled: SettledTicket };

/** Of text, whatever stands in it: some 5 ms of the event loop. */
export const LARGE_CHARACTERS = 64 * 1024;
const LIMIT_MS = 10_000;
const HEAP_MB = 512;

export class ThreadedTicketSaving implements TicketSaving {
  readonly #threads: ThreadRunner<TicketTask, TicketAnswer>;

  constructor({ places, log }: { readonly places: Slots; readonly log: Logger }) {
    const file = threadFile('features/task/ticket-saving');
    this.#threads = new ThreadRunner({ file, places, log, threads: 1, limitMs: LIMIT_MS, heapMb: HEAP_MB });
  }

  /** Threads that were ever begun. */
  get started(): number {
    return this.#threads.started;
  }

  async check(text: string, holder: string): Promise<CheckedTicket> {
    if (text.length <= LARGE_CHARACTERS) return checkTicket(text);
    const answer = await this.#threads.run({ check: text }, holder);
    return 'checked' in answer ? answer.checked : strange();
  }

  async settle(ticket: TicketToSettle, holder: string): Promise<SettledTicket> {
    if ((ticket.before?.length ?? 0) + ticket.sent.length <= LARGE_CHARACTERS) return settleTicket(ticket);
    const answer = await this.#threads.run({ settle: ticket }, holder);
    return 'settled' in answer ? answer.settled : strange();
  }

  stop(): Promise<void> {
    return this.#threads.stop();
  }
}

function strange(): never {
  throw new Error('the thread answered something else');
}
