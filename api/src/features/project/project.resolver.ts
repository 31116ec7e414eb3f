// Projects: one with its progress, its jobs; saving one and moving jobs (screens.md §2.24). The routes have no claim: the scope decides.
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import {
  jobsByWorkOrderInput,
  jobsForProjectInput,
  moveJobsInput,
  projectInput,
  projectJobsInput,
} from '@lotline/schema/domain/project/project.input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { moveJobsToProject } from './move-jobs-to-project.command.ts';
import { loadProjectSchedule } from './project-schedule.queries.ts';
import { ProjectSchedulePage } from './project-schedule.type.ts';
import { presentProject, presentProjectJob, presentProjectJobs } from './project.presenter.ts';
import { findJobsByWorkOrder, findJobsForProject, loadProject, loadProjectJobs } from './project.queries.ts';
import { MoveJobsInputArg, Project, ProjectInputArg, ProjectJob, ProjectJobPage, ProjectJobVerdict } from './project.type.ts';
import { saveProject } from './save-project.command.ts';

@Resolver()
export class ProjectResolver {
  @Query(() => Project, { nullable: true })
  async project(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<Project> {
    return presentProject(await loadProject(context, parseInput(idInput, id, 'id')), context.actor);
  }

  @Query(() => ProjectJobPage, { description: 'The jobs of a project that the person reads, by work order, in pages' })
  async projectJobs(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ProjectJobPage> {
    const input = parseInput(projectJobsInput, { projectId, first, after });
    return presentProjectJobs(await loadProjectJobs(context, input), input.first);
  }

  @Query(() => ProjectSchedulePage, { description: 'The jobs of a project by work order, each with its tasks over time, in pages' })
  async projectSchedule(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ProjectSchedulePage> {
    return loadProjectSchedule(context, parseInput(projectJobsInput, { projectId, first, after }));
  }

  @Query(() => [ProjectJob], { description: 'Jobs by a part of their work order, address or reference, and the project that each is in' })
  async jobsForProject(
    @Arg('search', () => String) search: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Ctx() context: RequestContext,
  ): Promise<ProjectJob[]> {
    return (await findJobsForProject(context, parseInput(jobsForProjectInput, { search, first }))).map(presentProjectJob);
  }

  @Query(() => [ProjectJob], { description: 'Jobs by their very work orders, at most 200, and the project that each is in' })
  async jobsByWorkOrder(@Arg('workOrders', () => [String]) workOrders: string[], @Ctx() context: RequestContext): Promise<ProjectJob[]> {
    return (await findJobsByWorkOrder(context, parseInput(jobsByWorkOrderInput, { workOrders }))).map(presentProjectJob);
  }

  @Mutation(() => Project, { nullable: true })
  async saveProject(
    @Arg('input', () => ProjectInputArg) input: ProjectInputArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<Project> {
    const { projectId } = await saveProject(context, parseInput(projectInput, input), parseClient(client));
    return presentProject(await loadProject(context, projectId), context.actor);
  }

  @Mutation(() => [ProjectJobVerdict], { description: 'What became of each job, in the order of the ids' })
  async moveJobsToProject(
    @Arg('input', () => MoveJobsInputArg) input: MoveJobsInputArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ProjectJobVerdict[]> {
    return (await moveJobsToProject(context, parseInput(moveJobsInput, input), parseClient(client))).verdicts;
  }
}
