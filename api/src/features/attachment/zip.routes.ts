// POST /api/attachments/zip answers a signed address; GET /api/zips/{token} streams the archive. Two steps, since a browser saves by an address alone
// and gives no bearer token with it. Who may read which file is asked anew when it is followed.
import { Router } from 'express';
import { zipInput } from '@lotline/schema/domain/attachment/file-changes.input';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { requestContext, requestScope } from '../../platform/http/request-scope.ts';
import { CachedReads } from '../../platform/db/cached-reads.ts';
import type { FileRoutesDeps } from './file.routes.ts';
import { nameOf } from './serve-file.ts';
import { findActorById } from '../people/actor.queries.ts';
import { sendZip } from './send-zip.ts';
import { appendZip } from './append-zip.command.ts';
import { zipPaths } from './zip-names.ts';
import { findZipped } from './zipped-files.queries.ts';

export function zipRoutes(): Router {
  const router = Router();
  router.post('/attachments/zip', async (req, res) => {
    const { sequelize, actor, fileLinks, now } = requestContext(req);
    const { constructionId, ids } = parseInput(zipInput, req.body);
    const files = await findZipped(sequelize, actor, { constructionId, ids });
    if (files.length === 0) refuse('NOT_FOUND');
    const sizeBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);
    res.json({ url: fileLinks.zipUrl({ constructionId, ids, userId: actor.userId }, now()), files: files.length, sizeBytes });
  });
  return router;
}

export function zippedRoutes({ sequelize, files: { links, store }, now, timeZone }: FileRoutesDeps): Router {
  const router = Router();
  router.get('/zips/:token', async (req, res) => {
    const grant = links.openZip(String(req.params['token']), now()) ?? refuse('NOT_FOUND');
    const actor = (await findActorById(sequelize, grant.userId)) ?? refuse('NOT_FOUND');
    const files = await findZipped(sequelize, actor, grant);
    const [first] = files;
    if (first === undefined) return refuse('NOT_FOUND');
    const { requestId, log } = requestScope(req);
    const context = { sequelize, actor, fileLinks: links, now, timeZone, cachedReads: new CachedReads(now), requestId, log };
    const paths = zipPaths(files.map((file) => ({ name: nameOf(file), folder: file.folder })));
    const entries = files.map((file, at) => ({ ...file, path: paths[at] ?? file.title, at: file.createdUtc }));
    res.attachment(`${first.workOrder} files ${dayInZone(now().toISOString(), timeZone)}.zip`);
    res.set({ 'Content-Type': 'application/zip', 'Cache-Control': 'private, no-store, no-transform', 'X-Content-Type-Options': 'nosniff' });
    try {
      await sendZip(store, entries, res, (event) => appendZip(context, grant.constructionId, event));
    } catch (error) {
      if (!res.destroyed) throw error;
      log.debug({ constructionId: grant.constructionId }, 'zip broken off by its reader');
    }
  });
  return router;
}
