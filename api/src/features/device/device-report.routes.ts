// POST /api/devices/report: what an app says of the device it runs on, with its sync, at most once a minute (screens.md §2.17, §2.22). A person reports their own
// devices alone. The answer says whether the office has reset this one.
import { QueryTypes } from 'sequelize';
import { Router } from 'express';
import { deviceReportInput, type DeviceOrder, type DeviceReport } from '@lotline/schema/domain/device/device-report.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { cleanError } from '@lotline/schema/domain/log/client-error.rules';
import { deviceOf } from '@lotline/schema/domain/log/device-words';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { limitReports } from '../../platform/http/rate-limit.ts';
import { scrub } from '../../platform/http/redact.ts';
import { requestContext } from '../../platform/http/request-scope.ts';
import type { SharedCounts } from '../../platform/http/shared-counts.ts';

/** A person has a few devices with a few tabs each; an office has one address. */
const PER_MINUTE = { person: 20, address: 400 };
/** Of one person: the ones heard longest ago are forgotten. */
const MOST_DEVICES = 50;

const KEEP = prepared(
  'keep-device-report',
  `insert into device as d (user_id, app, device_key, words, app_version, worker_version, unsent, unsent_photos, unsent_files,
     oldest_unsent_at, last_error, first_seen_at, last_seen_at)
   values ($userId::integer, $app, $deviceId::uuid, $words::text, $appVersion, $workerVersion::text, $unsent::integer, $unsentPhotos::integer, $unsentFiles::integer,
     $at::timestamptz - make_interval(secs => $oldestSeconds::integer), $lastError::text, $at::timestamptz, $at::timestamptz)
   on conflict (user_id, app, device_key) do update set
     words = excluded.words, app_version = excluded.app_version, worker_version = excluded.worker_version, unsent = excluded.unsent,
     unsent_photos = excluded.unsent_photos, unsent_files = excluded.unsent_files,
     oldest_unsent_at = excluded.oldest_unsent_at, last_error = coalesce(excluded.last_error, d.last_error), last_seen_at = excluded.last_seen_at,
     reset_asked_at = case when $isLeaving::boolean then null else d.reset_asked_at end,
     reset_done_at = case when $isLeaving::boolean and d.reset_asked_at is not null then excluded.last_seen_at else d.reset_done_at end
   returning reset_asked_at is not null as "isReset", first_seen_at = last_seen_at as "isNew"`,
);
const FORGET_OLDEST = prepared(
  'forget-oldest-devices',
  `delete from device where id in (select id from device where user_id = $userId::integer order by last_seen_at desc, id desc offset ${String(MOST_DEVICES)})`,
);

export function deviceReportRoutes(counts: SharedCounts): Router {
  const router = Router();
  router.post('/devices/report', ...limitReports(counts, 'device-reports', PER_MINUTE), async (req, res) => {
    const words = deviceOf(req.get('user-agent'));
    res.json(await keepReport(requestContext(req), parseInput(deviceReportInput, req.body), words));
  });
  return router;
}

/** @param words the device as people call it; null: it says nothing of itself */
async function keepReport({ sequelize, actor, now }: RequestContext, report: DeviceReport, words: string | null): Promise<DeviceOrder> {
  const { userId } = actor;
  const bind = { ...report, lastError: cleaned(report.lastError), userId, words, at: now() };
  const [kept] = await sequelize.query<DeviceOrder & { readonly isNew: boolean }>(KEEP, { bind, type: QueryTypes.SELECT });
  if (kept?.isNew === true) await sequelize.query(FORGET_OLDEST, { bind: { userId } });
  return { isReset: kept?.isReset ?? false };
}

/** Without secrets and numbers of people, like every error of an app. */
const cleaned = (error: string | null): string | null =>
  error === null ? null : cleanError({ name: 'Error', message: scrub(error), stack: null, path: '' }).message.replace(/^Error: /, '');
