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
  /** Null when it was closed with neither secret, or for another contractor. */
  open(sealed: string, contractorId: number): BankAccount | null;
  /** Whether it was closed with the secret of now. */
  isCurrent(sealed: string, contractorId: number): boolean;
  /** For the claim of an action, which keeps what was sent as a hash: numbers are few enough to be tried one by one. */
  markOf(text: string): string;
}

const account = z.strictObject({ accountName: z.string(), bsb: z.string(), accountNumber: z.string() });
const PURPOSE = 'lotline bank accounts';
const ofContractor = (id: number): string => `contractor ${String(id)}`;

/** @param before the secret before this one: what it closed is still opened */
export function bankSeal(secret: string, before: string | null = null): BankSeal {
  const key = keyFor(secret, PURPOSE);
  const keys = [key, ...(before === null ? [] : [keyFor(before, PURPOSE)])];
  const marking = keyFor(secret, 'lotline bank marks');
  return {
    close: (closed, contractorId) => seal(Buffer.from(JSON.stringify(account.parse(closed))), key, ofContractor(contractorId)),
    open: (sealed, contractorId) => {
      const bytes = keys.reduce<Buffer | null>((opened, one) => opened ?? open(sealed, one, ofContractor(contractorId)), null);
      return bytes === null ? null : account.parse(JSON.parse(bytes.toString('utf8')));
    },
    isCurrent: (sealed, contractorId) => open(sealed, key, ofContractor(contractorId)) !== null,
    markOf: (text) => markOf(text, marking),
  };
}

/** In the time that it takes whether or not they agree. */
export function areSameNumbers(a: BankNumbers, b: BankNumbers): boolean {
  const bytesOf = ({ bsb, accountNumber }: BankNumbers): Buffer => Buffer.from(`${bsb} ${accountNumber}`.padEnd(32));
  return timingSafeEqual(bytesOf(a), bytesOf(b));
}

/** The key of the setting; one that this server made for itself where there is none (README, "Settings": BANK_SECRET). */
async function bankSecret({ BANK_SECRET, DATA_DIR }: Config, log: Pick<Logger, 'warn'>): Promise<string> {
  return BANK_SECRET ?? (await keepSecret(DATA_DIR, randomSecret('bank-secret'), log));
}

/** The server's own, with the secret before it where the settings still have that one. */
export const openBankSeal = async (config: Config, log: Pick<Logger, 'warn'>): Promise<BankSeal> =>
  bankSeal(await bankSecret(config, log), config.BANK_SECRET_BEFORE ?? null);
