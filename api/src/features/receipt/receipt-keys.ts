// The keys that sign receipts: made by the server, their private halves in the database closed with RECEIPT_SECRET, so that all processes sign with
// the same one and a copy of the database signs nothing. A key is published a week before it signs; none ever goes (decision 044).
import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { DAY_MS } from '@lotline/schema/domain/kernel/dates';
import type { ReceiptKey } from '@lotline/schema/domain/receipt/receipt';
import { writeSystemEvents } from '../../platform/command/append-event.ts';
import { instantText } from '../../platform/db/wire-columns.ts';
import { keyFor, open, seal } from '../../platform/seal/sealed.ts';

export const TURN_RECEIPT_KEY = 'turn_receipt_key';

const SIGNS_FOR_MS = 90 * DAY_MS;
/** A phone that was not online for a week does not meet a key that it does not know. */
const PUBLISHED_BEFORE_MS = 7 * DAY_MS;
const KEYS_LOCK = 4_711_006;
/** Every quarter a new one: of fifty years. */
const MOST_KEYS = 200;
const closingKey = (secret: string): Buffer => keyFor(secret, 'lotline receipt keys');

export interface KeyDeps {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
  readonly receiptSecret: () => Promise<string>;
}

/** Oldest first, those that do not sign yet too. */
export function listReceiptKeys(sequelize: Sequelize): Promise<ReceiptKey[]> {
  return sequelize.query<ReceiptKey>(
    `select * from (select key_id as id, public_key as "publicKey", ${instantText('valid_from')} as "validFrom"
       from receipt_key order by valid_from desc, id desc limit ${MOST_KEYS}) newest order by "validFrom", id`,
    { type: QueryTypes.SELECT },
  );
}

export interface Signer {
  readonly keyId: string;
  /** 128 hexadecimal digits. */
  readonly sign: (bytes: Uint8Array) => string;
}

interface KeyRow {
  readonly keyId: string;
  readonly privateSealed: string;
}

/** What signs now; made where there is none that this server's secret opens. */
export async function openSigner(deps: KeyDeps, transaction: Transaction): Promise<Signer> {
  const { sequelize, now } = deps;
  const secret = await deps.receiptSecret();
  const rows = await sequelize.query<KeyRow>(
    `select key_id as "keyId", private_sealed as "privateSealed" from receipt_key where valid_from <= $now order by valid_from desc, id desc limit ${MOST_KEYS}`,
    { bind: { now: now() }, transaction, type: QueryTypes.SELECT },
  );
  for (const { keyId, privateSealed } of rows) {
    const opened = open(privateSealed, closingKey(secret), keyId);
    if (opened !== null) return signerOf(keyId, opened);
  }
  return makeKey(deps, now(), secret, transaction);
}

/**
 * The next key, once the newest one soon ends; the first one where there is none.
 * @param atOnce also when its turn has not come: it signs from now on
 */
export async function turnReceiptKey(deps: KeyDeps, atOnce = false): Promise<{ keys: number } | null> {
  const secret = await deps.receiptSecret();
  return deps.sequelize.transaction(async (transaction) => {
    const now = deps.now();
    await deps.sequelize.query(`select pg_advisory_xact_lock(${KEYS_LOCK})`, { transaction });
    const [newest] = await deps.sequelize.query<{ validFrom: Date }>(
      'select valid_from as "validFrom" from receipt_key order by valid_from desc limit 1',
      { transaction, type: QueryTypes.SELECT },
    );
    const ends = newest === undefined ? now.getTime() : newest.validFrom.getTime() + SIGNS_FOR_MS;
    if (!atOnce && ends - PUBLISHED_BEFORE_MS > now.getTime()) return null;
    await makeKey(deps, atOnce ? now : new Date(Math.max(now.getTime(), ends)), secret, transaction);
    return { keys: 1 };
  });
}

async function makeKey({ sequelize, now }: KeyDeps, validFrom: Date, secret: string, transaction: Transaction): Promise<Signer> {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
  const keyId = createHash('sha256').update(publicKey).digest('hex');
  const privateKey = pair.privateKey.export({ format: 'der', type: 'pkcs8' });
  const [row] = await sequelize.query<{ id: number }>(
    `insert into receipt_key (key_id, public_key, private_sealed, valid_from, created_utc) values ($keyId, $publicKey, $sealed, $validFrom, $now) returning id`,
    {
      bind: { keyId, publicKey, sealed: seal(privateKey, closingKey(secret), keyId), validFrom, now: now() },
      transaction,
      type: QueryTypes.SELECT,
    },
  );
  const head = { entity: 'receipt_key', entityId: row?.id ?? 0, constructionId: null, version: 0 } as const;
  const event = { ...head, move: 'makeReceiptKey', after: { keyId, validFrom } } as const;
  await writeSystemEvents({ sequelize, transaction }, TURN_RECEIPT_KEY, now(), [event]);
  return signerOf(keyId, privateKey);
}

function signerOf(keyId: string, der: Buffer): Signer {
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return { keyId, sign: (bytes) => sign(null, bytes, key).toString('hex') };
}
