// /api/files/{token}: bytes in and out by signed address alone, since neither <img> nor an upload target carries a bearer token (quality.md §2).
import { Router, type Request } from 'express';
import type { Sequelize } from 'sequelize';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { requestScope } from '../../platform/http/request-scope.ts';
import type { Files } from '../../platform/storage/open-store.ts';
import type { AnnouncedUpload } from '../../platform/storage/store.ts';
import { drain, takeUpload } from '../../platform/storage/take-upload.ts';
import { findActorById } from '../people/actor.queries.ts';
import type { CheckTurns } from './check-turns.ts';
import { completeOnArrival, findSent } from './complete-on-arrival.ts';
import { findGranted, variantOf } from './granted-file.queries.ts';
import { serveFile } from './serve-file.ts';
import { takePart } from './take-part.ts';

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
    const asked = { token: tokenOf(req), variant: variantOf(req.query['variant']) };
    await serveFile(deps.files.store, await findGranted(deps, asked), req, res);
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
  if (upload.part !== undefined) return takePart(deps.sequelize, disk, { upload, part: upload.part }, req);
  const before = await findSent(deps.sequelize, upload.key);
  if (before === null || before.attachmentFiles === null || before.attachmentFiles.attachment.state === 'deleted')
    return refuse('UPLOAD_URL_INVALID');
  const received = await takeUpload(disk, upload, req);
  const sent = await findSent(deps.sequelize, upload.key);
  if (sent === null) {
    // A newer link was asked for while these bytes came: nobody will ever ask for them.
    await disk.remove(upload.key);
    return refuse('UPLOAD_URL_INVALID');
  }
  if (sent.file.receivedKey === upload.key) {
    // A clean copy is kept instead: these came once more, and where they were taken must not stay.
    await disk.remove(upload.key);
    return sent.file.sha256 === received.sha256 ? received : refuse('FILE_MISMATCH');
  }
  await mustStillSignIn(deps, upload);
  const { requestId, log } = requestScope(req);
  if (sent.attachmentFiles !== null) await completeOnArrival({ ...deps, requestId, log }, sent.attachmentFiles);
  return received;
}

async function mustStillSignIn({ sequelize }: FileRoutesDeps, { userId }: AnnouncedUpload): Promise<void> {
  if ((await findActorById(sequelize, userId)) === null) refuse('CANNOT_LOG_IN');
}
