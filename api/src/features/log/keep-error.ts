// Writes an error of an app or of the server into its log: cleaned first, one row for each kind of error (decision 086).
import { createHash } from 'node:crypto';
import type { Sequelize } from 'sequelize';
import { cleanError, errorGroup } from '@lotline/schema/domain/log/client-error.rules';
import type { ClientErrorInput } from '@lotline/schema/domain/log/client-error.input';
import type { ERROR_APPS } from '@lotline/schema/domain/log/error-log.columns';
import { prepared } from '../../platform/db/prepared.ts';
import { scrub } from '../../platform/http/redact.ts';

const MOST_PEOPLE = 100;

const KEEP = prepared(
  'keep-client-error',
  `insert into client_error as kept (fingerprint, app, kind, message, stack, path, app_version, user_ids, last_user_id, request_id, first_at, last_at)
   values ($fingerprint, $app, $kind, $message, $stack, $path, $version, array_remove(array[$userId::integer], null), $userId::integer, $requestId::text, $at::timestamptz, $at::timestamptz)
   on conflict (fingerprint) do update set
     kind = excluded.kind, message = excluded.message, stack = excluded.stack, path = excluded.path, app_version = excluded.app_version,
     times = least(kept.times + 1, 1000000000), last_user_id = coalesce(excluded.last_user_id, kept.last_user_id),
     request_id = excluded.request_id, last_at = greatest(kept.last_at, excluded.last_at),
     user_ids = case when kept.user_ids @> excluded.user_ids or cardinality(kept.user_ids) >= ${String(MOST_PEOPLE)}
       then kept.user_ids else kept.user_ids || excluded.user_ids end`,
);

export interface LoggedError extends Omit<ClientErrorInput, 'app'> {
  readonly app: keyof typeof ERROR_APPS;
  readonly userId: number | null;
  /** Null: it came from an app. */
  readonly requestId: string | null;
  readonly at: Date;
}

export async function keepError(sequelize: Sequelize, { app, kind, version, userId, requestId, at, ...said }: LoggedError): Promise<void> {
  const clean = cleanError({ ...said, message: scrub(said.message) });
  const fingerprint = createHash('sha256').update(errorGroup(app, clean)).digest('hex').slice(0, 16);
  await sequelize.query(KEEP, { bind: { ...clean, fingerprint, app, kind, version, userId, requestId, at } });
}
