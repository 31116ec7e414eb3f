// Closes the numbers of bank accounts (BANK_SECRET). They are opened to be compared, and never to be answered.
import { timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { BankNumbers } from '@lotline/schema/domain/contractor/bank-account.rules';
import type { Config } from '../config/config.ts';
import { keepSecret, randomSecret } from '../config/stored-secret.ts';
import { keyFor, markOf, open, seal } from './sealed.ts';

export interface BankAccount extends BankNumbers {
  readonly accountName: string;
}

export interface BankSeal {
  close(account: BankAccount, contractorId: number): string;
  /** Null when it was closed with another secret or for another contractor. */
  open(sealed: string, contractorId: number): BankAccount | null;
  /** For the claim of an action, which keeps what was sent as a hash: numbers are few enough to be tried one by one. */
  markOf(text: string): string;
}

const account = z.strictObject({ accountName: z.string(), bsb: z.string(), accountNumber: z.string() });
const ofContractor = (id: number): string => `contractor ${String(id)}`;

export function bankSeal(secret: string): BankSeal {
  const key = keyFor(secret, 'lotline bank accounts');
  const marking = keyFor(secret, 'lotline bank marks');
  return {
    close: (closed, contractorId) => seal(Buffer.from(JSON.stringify(account.parse(closed))), key, ofContractor(contractorId)),
    open: (sealed, contractorId) => {
      const bytes = open(sealed, key, ofContractor(contractorId));
      return bytes === null ? null : account.parse(JSON.parse(bytes.toString('utf8')));
    },
    markOf: (text) => markOf(text, marking),
  };
}

/** In the time that it takes whether or not they agree. */
export function areSameNumbers(a: BankNumbers, b: BankNumbers): boolean {
  const bytesOf = ({ bsb, accountNumber }: BankNumbers): Buffer => Buffer.from(`${bsb} ${accountNumber}`.padEnd(32));
  return timingSafeEqual(bytesOf(a), bytesOf(b));
}

/** The key of the setting; one that this server made for itself where there is none (README, "Settings": BANK_SECRET). */
export async function bankSecret({ BANK_SECRET, DATA_DIR }: Config, log: Pick<Logger, 'warn'>): Promise<string> {
  return BANK_SECRET ?? (await keepSecret(DATA_DIR, randomSecret('bank-secret'), log));
}
