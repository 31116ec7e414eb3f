// On a development server, http://127.0.0.1 and http://[::1] redirect to http://localhost: sign-in and its content policy know one origin.
import type { RequestHandler } from 'express';

const OTHER_NAMES = new Set(['127.0.0.1', '[::1]']);

/** Pages only: calls answer at any name. */
export function oneOrigin(publicUrl: string): RequestHandler {
  const { hostname, port, origin } = new URL(publicUrl);
  return (req, res, next) => {
    const [, name, asked] = /^(.*?)(?::(\d+))?$/.exec(req.get('host') ?? '') ?? [];
    const isOtherName = hostname === 'localhost' && name !== undefined && OTHER_NAMES.has(name) && asked === port;
    const isPage = req.method === 'GET' && req.get('sec-fetch-mode') === 'navigate';
    if (isOtherName && isPage) res.redirect(302, `${origin}${req.originalUrl}`);
    else next();
  };
}
