// The tasks that a job of a work type usually has, with the group that usually does them (issue 11 §2).
import { QueryTypes } from 'sequelize';
import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { lineOf, parseInput } from '@lotline/schema/domain/kernel/input';
import { DecimalScalar } from '../../platform/graphql/scalars.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadSetting } from '../setting/one-setting.queries.ts';

@ObjectType('TaskTemplateItem', { simpleResolvers: true })
class TaskTemplateItem {
  @Field(() => String, { description: 'Of the job’s lines' })
  code!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Null: all that remains of it' })
  quantity!: string | null;
}

@ObjectType('TaskTemplate', { simpleResolvers: true })
class TaskTemplate {
  @Field(() => String)
  name!: string;

  /** From the day on which it is added to its due date. */
  @Field(() => Int, { nullable: true })
  leadDays!: number | null;

  @Field(() => Int, { nullable: true })
  groupId!: number | null;

  @Field(() => [TaskTemplateItem])
  items!: readonly TaskTemplateItem[];
}

const workTypeInput = z.object({ workType: lineOf(100) });

@Resolver()
export class TaskTemplateResolver {
  @Query(() => [TaskTemplate], { description: 'In the order in which they are done' })
  async taskTemplates(@Ctx() context: RequestContext, @Arg('workType', () => String) workType: string): Promise<TaskTemplate[]> {
    const { templates } = await loadSetting(context, 'Task Templates', parseInput(workTypeInput, { workType }).workType);
    const groups = await context.sequelize.query<{ id: number; name: string }>(
      'select g.id, g.name from work_group g where g.is_active and g.name = any($names::text[])',
      { bind: { names: templates.flatMap(({ groupName }) => groupName ?? []) }, type: QueryTypes.SELECT },
    );
    return templates.map(({ taskName, leadDays, groupName, items }) => ({
      name: taskName,
      leadDays,
      groupId: groups.find(({ name }) => name === groupName)?.id ?? null,
      items,
    }));
  }
}
