// How the message reaches the builder, and the builder the page: what every draft has beside its jobs.
import { randomBytes } from 'node:crypto';
import { signedTemplate } from '@lotline/schema/domain/settings/message-hosts.rules';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { PUBLIC_ID_BYTES } from '../../platform/storage/builder-links.ts';
import { loadSender } from '../setting/message-sender.queries.ts';
import { linksOf } from './links-of.step.ts';
import { requestExpiry } from './new-request.step.ts';

interface DraftedWays {
  readonly link: string;
  readonly template: string;
  readonly company: string;
  readonly smsGateway: string | null;
}

/** @returns what makes the ways of one draft: each has a page of its own */
export async function draftedWays(context: RequestContext): Promise<() => DraftedWays> {
  const { company, signature, domainName, builderRequest } = await loadSender(context);
  const template = signedTemplate(builderRequest, signature);
  return () => ({
    link: linksOf(context).url(randomBytes(PUBLIC_ID_BYTES), requestExpiry(context.now()), domainName),
    ...{ template, company },
    smsGateway: context.smsGateway ?? null,
  });
}
