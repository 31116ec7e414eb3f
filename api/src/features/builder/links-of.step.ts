// The links of a request that asks a builder.
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { BuilderLinks } from '../../platform/storage/builder-links.ts';

export function linksOf({ builderLinks }: RequestContext): BuilderLinks {
  if (builderLinks === undefined) throw new Error('a request that asks a builder has no links to sign');
  return builderLinks;
}
