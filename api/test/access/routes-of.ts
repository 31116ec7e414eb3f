// Every route that an Express app answers, as 'GET /path' within its router, whatever it is mounted under.
import type { Express } from 'express';

type Layer = Express['router']['stack'][number];

const isRouter = (handle: object): handle is { readonly stack: readonly Layer[] } => 'stack' in handle;

export function routesOf(app: Express): string[] {
  const found = new Set<string>();
  const walk = (layers: readonly Layer[]): void => {
    for (const { route, handle } of layers) {
      if (route !== undefined) {
        for (const path of [route.path].flat()) for (const { method } of route.stack) found.add(`${method.toUpperCase()} ${path}`);
      }
      if (isRouter(handle)) walk(handle.stack);
    }
  };
  walk(app.router.stack);
  return [...found];
}
