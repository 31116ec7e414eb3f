// /api/attachments: announce, replace, complete, remove (contract/rest.md). The bytes themselves go by file.routes.ts or to the bucket.
import { Router, type Request } from 'express';
import { MAX_ID } from '@lotline/schema/domain/kernel/ids';
import { idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import { uploadCompleteInput, uploadInput, uploadPartsInput, uploadUpdateInput } from '@lotline/schema/domain/attachment/attachment.input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { requestContext } from '../../platform/http/request-scope.ts';
import { completeAttachment, type Intake } from './complete-attachment.command.ts';
import { openParts } from './open-parts.ts';
import { openUpload } from './open-upload.ts';
import { removeAttachment, removeIncompleteAttachment } from './remove-attachment.command.ts';
import { replaceAttachment } from './replace-attachment.command.ts';
import { reserveAttachment } from './reserve-attachment.command.ts';
import { presentOpened } from './upload.presenter.ts';

export function attachmentRoutes(intake: Intake): Router {
  const router = Router();

  router.post('/attachments/getPresignedUploadParams', async (req, res) => {
    const context = requestContext(req);
    const { attachmentId } = await reserveAttachment(context, parseInput(uploadInput, req.body));
    res.json(presentOpened(context, await openUpload(context, intake, attachmentId)));
  });

  router.post('/attachments/getPresignedUpdateParams', async (req, res) => {
    const context = requestContext(req);
    const { attachmentId } = await replaceAttachment(context, parseInput(uploadUpdateInput, req.body));
    res.json(presentOpened(context, await openUpload(context, intake, attachmentId)));
  });

  router.post('/attachments/:id/parts', async (req, res) => {
    const { parts } = parseInput(uploadPartsInput, req.body);
    res.json(await openParts(requestContext(req), intake, pathId(req), parts));
  });

  router.post('/attachments/:id/complete', async (req, res) => {
    const claimed = parseInput(uploadCompleteInput, req.body);
    res.json(await completeAttachment(requestContext(req), intake, pathId(req), claimed));
  });

  router.delete('/attachments/:id', async (req, res) => {
    const context = requestContext(req);
    if (onlyIfIncomplete(req.query['ifIncomplete'])) await removeIncompleteAttachment(context, intake, pathId(req));
    else await removeAttachment(context, pathId(req), null);
    res.status(204).end();
  });

  return router;
}

function pathId(req: Request): number {
  const text = String(req.params['id']);
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID
    ? parseInput(idInput, Number(text))
    : refuse('INVALID_INPUT', { field: 'id', sentence: 'The id must be a whole number.' });
}

function onlyIfIncomplete(value: unknown): boolean {
  if (value === undefined || value === 'false') return false;
  return value === 'true' || refuse('INVALID_INPUT', { field: 'ifIncomplete', sentence: 'ifIncomplete must be true or false.' });
}
