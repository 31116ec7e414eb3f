// One-offs: what each would do, starting and cancelling one (screens.md §2.22). With CAN_ACCESS_ADMINISTRATOR_TASKS.
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { cancelOneOffInput, oneOffInput, startOneOffInput } from '@lotline/schema/domain/log/one-off.input';
import { canSeeAdminTasks } from '@lotline/schema/domain/log/queue.rules';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { cancelOneOff, startOneOff } from './move-one-off.command.ts';
import { loadOneOffs, tryOneOff } from './one-off.queries.ts';
import { CancelOneOffArg, OneOffDryRun, OneOffTask, StartOneOffArg } from './one-off.type.ts';

@Resolver()
export class OneOffResolver {
  @Query(() => [OneOffTask])
  async oneOffs(@Ctx() { actor, sequelize }: RequestContext): Promise<readonly OneOffTask[]> {
    must(canSeeAdminTasks(actor));
    return loadOneOffs(sequelize);
  }

  @Query(() => OneOffDryRun, { description: 'Writes nothing' })
  async oneOffDryRun(@Arg('kind', () => String) kind: string, @Ctx() context: RequestContext): Promise<OneOffDryRun> {
    must(canSeeAdminTasks(context.actor));
    return tryOneOff(context, parseInput(oneOffInput, { kind }));
  }

  @Mutation(() => Int, { nullable: true, description: 'Answers the run’s number' })
  async startOneOff(
    @Arg('input', () => StartOneOffArg) input: StartOneOffArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<number> {
    return (await startOneOff(context, parseInput(startOneOffInput, input), parseClient(client))).id;
  }

  @Mutation(() => Int, { nullable: true, description: 'What it did until then stays done. Answers the run’s number' })
  async cancelOneOff(
    @Arg('input', () => CancelOneOffArg) input: CancelOneOffArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<number> {
    return (await cancelOneOff(context, parseInput(cancelOneOffInput, input), parseClient(client))).id;
  }
}
