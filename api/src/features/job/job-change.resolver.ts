// Job status, developer and site contacts (specification 1 §7, 2 §7).
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Mutation, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { answerJob } from './answer-job.queries.ts';
import { Construction } from './construction.type.ts';
import { developerAndSiteContactInput, developerAndSiteContactsInput, jobStatusInput } from '@lotline/schema/domain/job/job.input';
import { setJobStatus } from './set-job-status.command.ts';
import { setSiteContact, setSiteContacts } from './set-site-contacts.command.ts';
import { SiteContactInput } from './site-contact.type.ts';

@Resolver()
export class JobChangeResolver {
  @Mutation(() => Construction, { nullable: true })
  async updateJobStatus(
    @Arg('id', () => Int) id: number,
    @Arg('status', () => String) status: string,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await setJobStatus(context, parseInput(jobStatusInput, { id, status }), parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async updateDeveloperAndSiteContact(
    @Arg('id', () => Int) id: number,
    @Arg('developer', () => String, { nullable: true }) developer: string | null | undefined,
    @Arg('siteContact', () => String, { nullable: true }) siteContact: string | null | undefined,
    @Arg('siteContactPhone', () => String, { nullable: true }) siteContactPhone: string | null | undefined,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const input = parseInput(developerAndSiteContactInput, { id, developer, siteContact, siteContactPhone });
    const given = { ...input, ...leftOut({ developer, siteContact, siteContactPhone }) };
    const { constructionId } = await setSiteContact(context, given, parseClient(client));
    return answerJob(context, constructionId, info);
  }

  @Mutation(() => Construction, { nullable: true })
  async updateDeveloperAndSiteContacts(
    @Arg('constructionId', () => Int, { nullable: true }) constructionId: number | null,
    @Arg('id', () => Int, { nullable: true }) id: number | null,
    @Arg('developer', () => String, { nullable: true }) developer: string | null | undefined,
    @Arg('siteContacts', () => [SiteContactInput]) siteContacts: SiteContactInput[],
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const input = parseInput(developerAndSiteContactsInput, { constructionId, id, developer, siteContacts });
    await setSiteContacts(context, { ...input, ...leftOut({ developer }) }, parseClient(client));
    return answerJob(context, input.constructionId, info);
  }
}

/** The names of what was not sent, so that it stays as it is; what was sent as null is cleared. */
function leftOut<K extends string>(args: Readonly<Record<K, unknown>>): Partial<Record<K, undefined>> {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value === undefined)) as Partial<Record<K, undefined>>;
}
