// /api/files/{token}: bytes in and out by signed address alone, since neither <img> nor an upload target carries a bearer token (quality.md §2).
import { Router, type Request } from 'express';
import { QueryTypes, type Sequelize } from 'sequelize';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { requestScope } from '../../platform/http/request-scope.ts';
import type { Files } from '../../platform/storage/open-store.ts';
import type { AnnouncedUpload } from '../../platform/storage/store.ts';
import { drain, takeUpload } from '../../platform/storage/take-upload.ts';
import { findActorById } from '../people/actor.queries.ts';
import { scopeBinds } from '../task/task.scope.ts';
import { attachmentScope } from './attachment.scope.ts';
import type { CheckTurns } from './check-turns.ts';
import { attachmentOfKey, completeOnArrival } from './complete-on-arrival.ts';
import { serveFile, type ServedFile } from './serve-file.ts';

export interface FileRoutesDeps {
  readonly sequelize: Sequelize;
  readonly files: Files;
  readonly turns: CheckTurns;
  readonly now: () => Date;
  readonly timeZone: string;
}

export function fileRoutes(deps: FileRoutesDeps): Router {
  const router = Router();
  router.get('/files/:token', async (req, res) => {
    await serveFile(deps.files.store, await findGranted(deps, req), req, res);
  });
  router.put('/files/:token', async (req, res) => {
    try {
      res.json(await takeBytes(deps, req));
    } catch (error) {
      drain(req);
      throw error;
    }
  });
  return router;
}

const tokenOf = (req: Request): string => String(req.params['token']);

/** The link names the person; what it may see is asked anew each time. @throws RefusalError NOT_FOUND */
async function findGranted({ sequelize, files, now }: FileRoutesDeps, req: Request): Promise<ServedFile> {
  const grant = files.links.openContent(tokenOf(req), now()) ?? refuse('NOT_FOUND');
  const actor = (await findActorById(sequelize, grant.userId)) ?? refuse('NOT_FOUND');
  const [file] = await sequelize.query<Omit<ServedFile, 'sizeBytes'> & { sizeBytes: string }>(
    `select a.storage_key as "storageKey", a.title, a.content_type as "contentType",
       coalesce(a.kept_size_bytes, a.size_bytes) as "sizeBytes", coalesce(a.kept_sha256, a.sha256) as sha256
     from attachment a where a.id = $attachmentId and a.state = 'uploaded' and ${attachmentScope('a')}`,
    { bind: { ...scopeBinds(actor), attachmentId: grant.attachmentId }, type: QueryTypes.SELECT },
  );
  return file === undefined ? refuse('NOT_FOUND') : { ...file, sizeBytes: Number(file.sizeBytes) };
}

/**
 * The link names the person, who is asked for before the bytes come and again when they are there: an upload may take longer than a dismissal.
 * The same bytes once more are fine, also after completion: the first answer may have been lost.
 * @throws RefusalError CANNOT_LOG_IN, whose bytes stay when they are there; UPLOAD_URL_INVALID also for a link whose record was removed or has a newer link; and as takeUpload.
 */
async function takeBytes(deps: FileRoutesDeps, req: Request): Promise<{ sizeBytes: number; sha256: string }> {
  const { disk, links } = deps.files;
  const upload = links.openUpload(tokenOf(req), deps.now());
  if (disk === null || upload === null) return refuse('UPLOAD_URL_INVALID');
  await mustStillSignIn(deps, upload);
  const before = await attachmentOfKey(upload.key);
  if (before === null || before.state === 'deleted') return refuse('UPLOAD_URL_INVALID');
  const received = await takeUpload(disk, upload, req);
  const attachment = await attachmentOfKey(upload.key);
  if (attachment === null) {
    // A newer link was asked for while these bytes came: nobody will ever ask for them.
    await disk.remove(upload.key);
    return refuse('UPLOAD_URL_INVALID');
  }
  if (attachment.receivedKey === upload.key) {
    // A clean copy is kept instead: these came once more, and where they were taken must not stay.
    await disk.remove(upload.key);
    return attachment.sha256 === received.sha256 ? received : refuse('FILE_MISMATCH');
  }
  await mustStillSignIn(deps, upload);
  const { requestId, log } = requestScope(req);
  await completeOnArrival({ ...deps, requestId, log }, attachment);
  return received;
}

async function mustStillSignIn({ sequelize }: FileRoutesDeps, { userId }: AnnouncedUpload): Promise<void> {
  if ((await findActorById(sequelize, userId)) === null) refuse('CANNOT_LOG_IN');
}
