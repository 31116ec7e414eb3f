// /builders/{slug}: the page on which a builder answers (domain.md §5). GET changes nothing, as scanners of links open it; POST answers the same
// however often it is sent. Whatever the link does not open looks alike.
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import { readBuilderForm, type FormFields } from '@lotline/schema/domain/builder-approval/builder-answer.input';
import { isOpenRequest, mayStillAnswer } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { requestScope } from '../../platform/http/request-scope.ts';
import type { SharedCounts } from '../../platform/http/shared-counts.ts';
import type { MakePaper } from '../../platform/paper/plain-paper.ts';
import type { BuilderLinks } from '../../platform/storage/builder-links.ts';
import type { FileStore } from '../../platform/storage/store.ts';
import { loadLogo } from '../setting/company-logo.queries.ts';
import { loadCompanySettings } from '../setting/company-setting.queries.ts';
import { answerRequest } from './answer-request.command.ts';
import { builderPageCss } from './builder-page.css.ts';
import { builderPage, TOO_OFTEN, UNKNOWN_LINK } from './builder-page.ts';
import { isAnswered, receiptPaper } from './builder-receipt.ts';
import { recordOpening } from './open-request.command.ts';
import { loadRequest, type StoredRequest } from './builder-request.queries.ts';

export interface BuilderPageDeps {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
  /** The company's. */
  readonly zone: string;
  readonly log: Logger;
  readonly counts: SharedCounts;
  readonly builderLinks: BuilderLinks;
  readonly store: Pick<FileStore, 'read'>;
  readonly makePaper: MakePaper;
}

/** A site's whole office shares an address; one link is for one person. */
export const PER_MINUTE = { address: 120, link: 60 } as const;
const NO_FORM: FormFields = {};
const RECEIPT_NAME = 'site-access-receipt.pdf';

interface OpenLink {
  /** The company's name. */
  readonly company: string;
  /** Its digits; '': none is printed. */
  readonly abn: string;
  /** As its setting names it; '': none. */
  readonly logo: string;
  readonly publicId: Buffer;
  readonly request: StoredRequest;
}

export function buildersRoutes(deps: BuilderPageDeps): Router {
  const router = Router();
  router.get('/page.css', (_req, res) => {
    res.type('css').send(builderPageCss);
  });
  router.use(privatePage, limitOpening(deps));
  router.get('/:slug', async (req, res) => {
    const link = await openLink(deps, req.params.slug);
    if (link === null) sendUnknown(res);
    else res.type('html').send(builderPage({ ...deps, slug: req.params.slug, ...link, form: NO_FORM, faults: NO_FORM }));
  });
  router.get('/:slug/receipt.pdf', async (req, res) => {
    const link = await openLink(deps, req.params.slug);
    if (link === null || !isAnswered(link.request)) sendUnknown(res);
    else await sendReceipt(deps, link, res);
  });
  router.get('/:slug/logo.jpg', async (req, res) => {
    const link = await openLink(deps, req.params.slug);
    const logo = link === null ? null : await loadLogo(deps, deps.store, link.logo);
    if (logo === null) sendUnknown(res);
    else res.type('jpg').send(Buffer.from(logo, 'base64'));
  });
  router.post('/:slug', express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 200 }), async (req, res) => {
    const link = await openLink(deps, req.params.slug);
    if (link === null) sendUnknown(res);
    else await takeAnswer(deps, link, req, res);
  });
  // the page's script sends it at the first touch (first-touch.ts), and looks at no answer
  router.post('/:slug/opened', async (req, res) => {
    const link = await openLink(deps, req.params.slug);
    if (link === null) return sendUnknown(res);
    await recordOpening({ ...deps, requestId: requestScope(req).requestId }, link.publicId);
    res.status(204).end();
  });
  router.use((_req, res) => sendUnknown(res));
  return router;
}

/** Whole before the first header is set: what fails until here is answered as every error is. */
async function sendReceipt(deps: BuilderPageDeps, { request, company, abn, logo }: OpenLink, res: Response): Promise<void> {
  const head = { name: company, abn, logo: await loadLogo(deps, deps.store, logo) };
  const bytes = await deps.makePaper(receiptPaper(request, head, deps.zone));
  res.attachment(RECEIPT_NAME).set('Content-Security-Policy', "sandbox; default-src 'none'").send(bytes);
}

async function takeAnswer(deps: BuilderPageDeps, link: OpenLink, req: Request, res: Response): Promise<void> {
  const { publicId, request } = link;
  await recordOpening({ ...deps, requestId: requestScope(req).requestId }, publicId);
  const form = fieldsOf(req.body);
  const open = request.jobs.flatMap(({ answer }, at) => (mayStillAnswer(answer) ? [at + 1] : []));
  const read = readBuilderForm(form, { open, today: dayInZone(deps.now().toISOString(), deps.zone) });
  // sent again after everything was approved: there is nothing left to answer
  if (!read.ok && open.length > 0) {
    res
      .status(422)
      .type('html')
      .send(builderPage({ ...deps, ...link, slug: String(req.params['slug']), form, faults: read.faults }));
    return;
  }
  const isTaken = !read.ok || (await answerRequest({ ...deps, requestId: requestScope(req).requestId }, publicId, read.answer));
  if (isTaken) res.redirect(303, req.originalUrl);
  else sendUnknown(res);
}

async function openLink({ sequelize, log, builderLinks, now }: BuilderPageDeps, slug: string): Promise<OpenLink | null> {
  const publicId = builderLinks.open(slug, now());
  const request = publicId === null ? null : await loadRequest(sequelize, publicId);
  if (publicId === null || request === null || !isOpenRequest(request, now())) return null;
  const settingOf = await loadCompanySettings({ sequelize, log }, ['Company']);
  const { name: company, abn, logo } = settingOf('Company');
  return { publicId, request, company, abn, logo };
}

const privatePage: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Robots-Tag', 'noindex, nofollow');
  next();
};

/** By the address, and by the link where it is one of ours: over all processes. */
function limitOpening({ counts, builderLinks, now }: BuilderPageDeps): RequestHandler {
  return async (req, res, next) => {
    const [slug = ''] = req.path.slice(1).split('/');
    const publicId = builderLinks.open(slug, now());
    const address = await counts.count(`builders-${ipKeyGenerator(req.ip ?? 'unknown')}`, PER_MINUTE.address);
    const link = publicId === null ? null : await counts.count(`builders-link-${publicId.toString('base64url')}`, PER_MINUTE.link);
    if (address.place <= PER_MINUTE.address && (link === null || link.place <= PER_MINUTE.link)) return next();
    res.setHeader('Retry-After', String(Math.max(address.secondsLeft, link?.secondsLeft ?? 0)));
    res.status(429).type('html').send(TOO_OFTEN);
  };
}

function sendUnknown(res: Response): void {
  res.status(404).type('html').send(UNKNOWN_LINK);
}

/** Each name's one text; a name that was sent twice has its last. */
function fieldsOf(body: unknown): FormFields {
  if (typeof body !== 'object' || body === null) return NO_FORM;
  const given: readonly (readonly [string, unknown])[] = Object.entries(body);
  return Object.fromEntries(given.map(([name, value]) => [name, String(Array.isArray(value) ? value.at(-1) : value)]));
}
