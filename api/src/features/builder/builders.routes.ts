// /builders/*: no approval link is known yet, and the page says so (specification 2 §5 comes with builder approval).
import { Router } from 'express';
import { publicPage } from '../../platform/http/public-page.ts';
import { signInCss } from '../../platform/auth/sign-in.css.ts';

const PAGE = publicPage({
  title: 'Link not known',
  styleSheet: '/builders/page.css',
  // no worker of an app stands between a builder and this page (specification 1 §2)
  script: '/leave-workers.js',
  body: '<main><p class="mark">Lotline</p><h1>This link is not known</h1><p class="note">It may have been copied only in part. Open it again from the message that you were sent, or ask the person who sent it.</p></main>',
});

export function buildersRoutes(): Router {
  const router = Router();
  router.get('/page.css', (_req, res) => {
    res.type('css').send(signInCss);
  });
  router.use((_req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    res.status(404).type('html').send(PAGE);
  });
  return router;
}
