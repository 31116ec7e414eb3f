// Bank accounts encrypted with another key (decision 092): what the secret before closed is closed with the one of now. Nobody reads the numbers, and nothing else of the row
// changes: the database sees to it.
import { QueryTypes } from 'sequelize';
import { prepared } from '../../platform/db/prepared.ts';
import type { OneOffDeps, OneOffWork } from '../../platform/queue/one-off-part.ts';
import type { BankSeal } from '../../platform/seal/bank-seal.ts';
import { BANK_ENTITY } from './bank-account.step.ts';

const AT_ONCE = 200;

interface ClosedAccount {
  readonly id: number;
  readonly contractorId: number;
  readonly sealed: string;
  readonly end: string;
}

const ACCOUNTS = `select b.id, b.independent_contractor_id as "contractorId", b.sealed, b.number_end as "end"
   from contractor_bank_account b where b.id > $after order by b.id limit ${String(AT_ONCE)}`;
const READ = prepared('closed-bank-accounts', ACCOUNTS);
/** Contractors before their accounts, as every change of an account locks them. */
const LOCK_CONTRACTORS = prepared(
  'lock-contractors-of-accounts',
  `select c.id from independent_contractor c where c.id in (select a."contractorId" from (${ACCOUNTS}) a) order by c.id for no key update of c`,
);
const LOCK = prepared('lock-closed-bank-accounts', `${ACCOUNTS} for no key update of b`);
const ALLOW = `set local lotline.turns_bank_key = 'on'`;
const WRITE = prepared(
  'close-bank-accounts-anew',
  `update contractor_bank_account b set sealed = n.sealed, version = b.version + 1
     from unnest($ids::int[], $sealed::text[]) n(id, sealed) where b.id = n.id returning b.id, b.version`,
);
const FORBID = `set local lotline.turns_bank_key = 'off'`;

const isOld = (seal: BankSeal, { sealed, contractorId }: ClosedAccount): boolean => !seal.isCurrent(sealed, contractorId);
const isReadable = (seal: BankSeal, { sealed, contractorId }: ClosedAccount): boolean => seal.open(sealed, contractorId) !== null;

export const TURN_BANK_KEY: OneOffWork = {
  count: async ({ sequelize, bankSeal }) => {
    const found = { count: 0, skipped: 0 };
    for (let after = 0; ;) {
      const rows = await sequelize.query<ClosedAccount>(READ, { bind: { after }, type: QueryTypes.SELECT });
      const old = rows.filter((row) => isOld(bankSeal, row));
      const readable = old.filter((row) => isReadable(bankSeal, row));
      found.count += readable.length;
      found.skipped += old.length - readable.length;
      const last = rows.at(-1);
      if (last === undefined || rows.length < AT_ONCE) return found;
      after = last.id;
    }
  },
  part: async ({ sequelize, bankSeal, transaction }, after) => {
    const asked = { bind: { after }, transaction, type: QueryTypes.SELECT as const };
    await sequelize.query(LOCK_CONTRACTORS, asked);
    const rows = await sequelize.query<ClosedAccount>(LOCK, asked);
    const old = rows.filter((row) => isOld(bankSeal, row));
    const closed = old.flatMap(({ id, contractorId, sealed, end }) => {
      const account = bankSeal.open(sealed, contractorId);
      return account === null ? [] : [{ id, contractorId, end, sealed: bankSeal.close(account, contractorId) }];
    });
    const versions = await write({ sequelize, transaction }, closed);
    const events = closed.map(({ id, contractorId, end }) => ({
      ...({ move: 'turnBankKey', entity: BANK_ENTITY, entityId: id, constructionId: null, version: versions.get(id) ?? 0 } as const),
      detail: { contractorId, end },
    }));
    return { count: closed.length, skipped: old.length - closed.length, last: rows.at(-1)?.id ?? null, events };
  },
};

async function write(
  { sequelize, transaction }: Pick<OneOffDeps, 'sequelize'> & Pick<Parameters<OneOffWork['part']>[0], 'transaction'>,
  closed: readonly { readonly id: number; readonly sealed: string }[],
): Promise<ReadonlyMap<number, number>> {
  if (closed.length === 0) return new Map();
  await sequelize.query(ALLOW, { transaction });
  const bind = { ids: closed.map(({ id }) => id), sealed: closed.map(({ sealed }) => sealed) };
  const rows = await sequelize.query<{ id: number; version: number }>(WRITE, { bind, transaction, type: QueryTypes.SELECT });
  await sequelize.query(FORBID, { transaction });
  return new Map(rows.map(({ id, version }) => [id, version]));
}
