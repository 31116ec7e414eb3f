// removeAttachment (specification 2 §7).
import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { removeAttachment } from './remove-attachment.command.ts';

@Resolver()
export class AttachmentResolver {
  @Mutation(() => Boolean, { nullable: true })
  async removeAttachment(
    @Arg('id', () => Int) id: number,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean | null> {
    await removeAttachment(context, parseInput(idInput, id, 'id'), parseClient(client));
    return true;
  }
}
