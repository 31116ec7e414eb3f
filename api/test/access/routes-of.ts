// Every route that an Express app answers, as 'GET /path' within its router, whatever it is mounted under.
import type { Express } from 'express';

interface Layer {
  readonly route?: { readonly path: string | readonly string[]; readonly methods: Readonly<Record<string, boolean>> };
  readonly handle?: { readonly stack?: readonly Layer[] };
}

export function routesOf(app: Express): string[] {
  const found = new Set<string>();
  const walk = (layers: readonly Layer[]): void => {
    for (const { route, handle } of layers) {
      if (route !== undefined) {
        for (const path of [route.path].flat())
          for (const method of Object.keys(route.methods)) found.add(`${method.toUpperCase()} ${path}`);
      }
      if (handle?.stack !== undefined) walk(handle.stack);
    }
  };
  walk((app.router as unknown as { stack: readonly Layer[] }).stack);
  return [...found];
}
