// The built apps on one origin: the field app under /field, the console for every other path. Hashed assets are cached for ever, pages never.
// Compressed files are served as the build wrote them (scripts/start/compress.mjs); no request compresses a file.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { basename, join, resolve } from 'node:path';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import compressedFiles from 'express-static-gzip';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { Config } from '../config/config.ts';
import { UNREADABLE_ADDRESS } from './error-status.ts';
import { editorPageHeaders, onlyAssetHeaders, verifyPageHeaders } from './security-headers.ts';

const HASHED = /[.-][\w-]{8,}\.(js|css|woff2?|svg|png|webp|wasm|map)$/;
const COMPRESSED = /\.(br|gz)$/;

function headersOf(res: ServerResponse, file: string): void {
  const isHashed = file.includes('/assets/') && HASHED.test(basename(file).replace(COMPRESSED, ''));
  res.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (isHashed) onlyAssetHeaders(res);
}

/** A page is requested: a missing file is not answered with one, nor is a request for data alone. */
const isNavigation = (req: Request): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') && !basename(req.path).includes('.') && req.accepts(['html', 'json']) === 'html';

const sentAsItLies = new WeakSet<Response>();

/** A file of an app, which no request compresses. */
export const isSentAsItLies = (res: Response): boolean => sentAsItLies.has(res);

const filesOf = (folder: string): RequestHandler =>
  compressedFiles(folder, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic: { index: false, redirect: false, setHeaders: headersOf, dotfiles: 'ignore' },
  });

/** One page of an app under an address of its own. */
function pageAt(folder: string, page: string): RequestHandler {
  const files = filesOf(folder);
  return (req, res, next) => {
    if (!isNavigation(req) || !existsSync(join(folder, page))) refuse('NOT_FOUND');
    sentAsItLies.add(res);
    req.url = page;
    files(req, res, next);
  };
}

function appAt(folder: string): RequestHandler[] {
  const files = filesOf(folder);
  const page = join(folder, 'index.html');
  const index: RequestHandler = (req, res, next) => {
    if (!isNavigation(req) || !existsSync(page)) refuse('NOT_FOUND');
    req.url = '/index.html';
    files(req, res, next);
  };
  const asItLies: RequestHandler = (_req, res, next) => {
    sentAsItLies.add(res);
    next();
  };
  return [asItLies, files, index];
}

/** The placeholder of the nonce in the page (desktop/graphiql.html). */
const NONCE_PLACE = '__CSP_NONCE__';

/** The page and its policy share a nonce that is valid for one answer, so no copy of the page may be cached. */
function editorPage(config: Config, file: string): RequestHandler {
  return async (req, res, next) => {
    const page = await readFile(file, 'utf8').catch(() => null);
    if (page === null) {
      next();
      return;
    }
    const nonce = randomBytes(16).toString('base64');
    editorPageHeaders(config, nonce)(req, res, () => {
      res.setHeader('Cache-Control', 'no-store');
      res.type('html').send(page.replaceAll(NONCE_PLACE, nonce));
    });
  };
}

/** Before the files are asked for: what serves them would answer in words of its own. @throws RefusalError MALFORMED_REQUEST */
const mustBeReadable: RequestHandler = (req, _res, next) => {
  try {
    decodeURIComponent(req.path);
  } catch {
    refuse('MALFORMED_REQUEST', { sentence: UNREADABLE_ADDRESS });
  }
  next();
};

export function staticApps(config: Config): Router {
  const router = Router();
  router.use(mustBeReadable);
  const console = resolve(config.WEB_ROOT, 'desktop', 'dist');
  router.get('/graphiql', editorPage(config, join(console, 'graphiql.html')));
  router.get('/verify', verifyPageHeaders(config), pageAt(console, '/verify.html'));
  router.use('/field', ...appAt(resolve(config.WEB_ROOT, 'field-pwa', 'dist')));
  router.use(...appAt(console));
  return router;
}
