// The local provider's storage: one table, so that a sign-in begun at one process ends at any other, a restart signs nobody
// out, and a code or a refresh token is used once, however many send it at the same time (decision 021).
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { QueryTypes, type Sequelize } from 'sequelize';

/** Of each kind. Used ones go first, then those that expire first. */
const MOST_CACHED = 2_000;
const DAY_SECONDS = 86_400;
/** Every id is the provider's own; any other is unknown, and the database is not asked. */
const OWN_ID = /^[\w-]{1,64}$/;

interface Row {
  readonly payload: string;
  /** Seconds since 1970, the provider's unit. */
  readonly consumed: number | null;
}

/** OAuth's refusal, as the provider reads it from an error. */
class UsedBefore extends Error {
  readonly expose = true;
  readonly statusCode = 400;
  readonly error_description = 'it was used before';
}

export function openSharedSignIns(sequelize: Sequelize): AdapterFactory {
  return (model) => new SharedModel(sequelize, model);
}

class SharedModel implements Adapter {
  constructor(
    private readonly sequelize: Sequelize,
    private readonly model: string,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    await this.#run(
      `insert into local_sign_in (model, id, payload, grant_id, uid, expires_at)
       values ($model, $id, $payload, $grantId, $uid, now() + make_interval(secs => $seconds::float8))
       on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
         expires_at = excluded.expires_at`,
      {
        id,
        payload: JSON.stringify(payload),
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        seconds: Number.isFinite(expiresIn) ? expiresIn : DAY_SECONDS,
      },
    );
    await this.#makeRoom();
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('id', id);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('uid', uid);
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  /** One update decides who uses it. A second use means a copy: everything from the same sign-in ends with it (RFC 9700 §4.14). */
  async consume(id: string): Promise<void> {
    const won = await this.#run(
      'update local_sign_in set consumed_at = now() where model = $model and id = $id and consumed_at is null returning 1',
      { id },
    );
    if (won.length > 0) return;
    await this.#run(
      `delete from local_sign_in
       using (select grant_id as known from local_sign_in where model = $model and id = $id) used
       where grant_id = used.known or (local_sign_in.model = 'Grant' and id = used.known)`,
      { id },
    );
    throw new UsedBefore('invalid_grant');
  }

  async destroy(id: string): Promise<void> {
    await this.#run('delete from local_sign_in where model = $model and id = $id', { id });
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#run('delete from local_sign_in where model = $model and grant_id = $grantId', { grantId });
  }

  async #findBy(column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> {
    if (!OWN_ID.test(value)) return undefined;
    const [row] = await this.#run<Row>(
      `select payload, extract(epoch from consumed_at)::integer as consumed
       from local_sign_in where model = $model and ${column} = $value and expires_at > now()`,
      { value },
    );
    if (row === undefined) return undefined;
    const payload = JSON.parse(row.payload) as AdapterPayload;
    return row.consumed === null ? payload : { ...payload, consumed: row.consumed };
  }

  async #makeRoom(): Promise<void> {
    await this.#run('delete from local_sign_in where model = $model and expires_at <= now()');
    await this.#run(
      `delete from local_sign_in where (model, id) in (
         select model, id from local_sign_in where model = $model
         order by consumed_at is not null, expires_at desc offset ${MOST_CACHED} for update skip locked)`,
    );
  }

  #run<Found extends object>(sql: string, bind: Record<string, unknown> = {}): Promise<Found[]> {
    return this.sequelize.query<Found>(sql, { bind: { model: this.model, ...bind }, type: QueryTypes.SELECT });
  }
}
