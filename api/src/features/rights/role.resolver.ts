// The page of roles: who may do what, and its one save (screens.md §2.17).
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { canManage } from '@lotline/schema/domain/record/record-declaration';
import { rolePreviewInput, saveRolesInput } from '@lotline/schema/domain/rights/role-changes.input';
import { ROLE } from '@lotline/schema/domain/rights/role.fields';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { loadRolePreview } from './role-preview.queries.ts';
import { loadRoleMatrix } from './role.queries.ts';
import { RoleEditInput, RoleMatrix, RolePreviewOnWire, SaveRolesArg } from './role.type.ts';
import { saveRoles } from './save-roles.command.ts';

@Resolver()
export class RoleResolver {
  @Query(() => RoleMatrix, { description: 'Every role with its claims, and who hold it. With CAN_MANAGE_ROLE_CLAIMS' })
  async roleMatrix(@Ctx() context: RequestContext): Promise<RoleMatrix> {
    const verdict = canManage(context.actor, ROLE);
    if (!verdict.ok) refuse(verdict.code, verdict.details);
    return loadRoleMatrix(context);
  }

  @Query(() => RolePreviewOnWire, { description: 'What a save of the roles would do to people. With CAN_MANAGE_ROLE_CLAIMS' })
  async rolePreview(
    @Ctx() context: RequestContext,
    @Arg('roles', () => [RoleEditInput]) roles: RoleEditInput[],
  ): Promise<RolePreviewOnWire> {
    must(canManage(context.actor, ROLE));
    return loadRolePreview(context, parseInput(rolePreviewInput, { roles }).roles);
  }

  @Mutation(() => RoleMatrix, {
    nullable: true,
    description:
      'Every change of the roles at once, or none. Nobody gives or takes a claim that they lack (ROLE_EXCEEDS_YOURS); someone who can log in keeps CAN_MANAGE_ROLE_CLAIMS (LAST_RIGHTS_HOLDER)',
  })
  async saveRoles(
    @Arg('input', () => SaveRolesArg) input: SaveRolesArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<RoleMatrix> {
    await saveRoles(context, parseInput(saveRolesInput, input), parseClient(client));
    return loadRoleMatrix(context);
  }
}
