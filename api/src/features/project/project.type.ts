// A project, its progress and its jobs, as the wire has them.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { RowOf } from '@lotline/schema/domain/list/list-declaration';
import { PROJECT_LIST } from '@lotline/schema/domain/project/project.columns';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import { rowType } from '../../platform/list/declared-types.ts';
import { JobInBrief } from '../job/job-in-brief.type.ts';

export type ProjectRow = RowOf<typeof PROJECT_LIST>;
export const ProjectRow = rowType(PROJECT_LIST, 'ProjectRow', { description: 'Counts are of the jobs that this person reads' });

@ObjectType('ProjectPoint', { simpleResolvers: true })
class ProjectPoint {
  @Field(() => DayScalar, { description: 'The last day of its period' })
  day!: string;

  @Field(() => Int, { description: 'Jobs due until then' })
  planned!: number;

  @Field(() => Int, { description: 'Jobs complete until then' })
  done!: number;
}

@ObjectType('ProjectProgress', { simpleResolvers: true })
class ProjectProgress {
  @Field(() => Int, { description: 'Days that one point stands for: 1, or whole weeks' })
  stepDays!: number;

  @Field(() => [ProjectPoint], { description: 'At most 200' })
  points!: readonly ProjectPoint[];
}

@ObjectType('Project', { simpleResolvers: true })
class ProjectDetail extends ProjectRow {
  @Field(() => Boolean, { description: 'False: this person only reads it, as a group does that has left all of its jobs' })
  isHeld!: boolean;

  @Field(() => ProjectProgress)
  progress!: ProjectProgress;
}

export type Project = ProjectRow & Pick<ProjectDetail, 'isHeld' | 'progress'>;
export const Project = ProjectDetail;

@ObjectType('ProjectJob', { simpleResolvers: true })
export class ProjectJob extends JobInBrief {
  @Field(() => String)
  workType!: string;

  @Field(() => DayScalar, { nullable: true })
  dueDate!: string | null;

  @Field(() => DayScalar, { nullable: true, description: 'Since when it is complete; null while it is not' })
  completeDate!: string | null;

  @Field(() => Int, { nullable: true })
  projectId!: number | null;

  @Field(() => String, { nullable: true })
  projectName!: string | null;
}

@ObjectType('ProjectJobPage', { simpleResolvers: true })
export class ProjectJobPage {
  @Field(() => [ProjectJob])
  rows!: ProjectJob[];

  @Field(() => String, { nullable: true, description: 'Pass it as `after` for the next page; null at the end' })
  after!: string | null;
}

@ObjectType('ProjectJobVerdict', { simpleResolvers: true, description: 'What became of one job of a bulk' })
export class ProjectJobVerdict {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { nullable: true, description: 'Null for a job that this person does not read' })
  workOrder!: string | null;

  @Field(() => Boolean)
  isMoved!: boolean;

  @Field(() => String, { nullable: true, description: 'Where it was until now' })
  previousProject!: string | null;

  @Field(() => Int, { nullable: true })
  previousProjectId!: number | null;

  @Field(() => String, { nullable: true, description: 'Of the refusal' })
  code!: string | null;

  @Field(() => String, { nullable: true })
  sentence!: string | null;
}

@InputType('ProjectInput')
export class ProjectInputArg {
  @Field(() => Int, { nullable: true, description: 'Left out: a new one' })
  id?: number | null;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  customer?: string | null;

  @Field(() => String, { nullable: true })
  fsam?: string | null;

  @Field(() => String, { nullable: true })
  region?: string | null;

  @Field(() => String, { nullable: true })
  manager?: string | null;

  @Field(() => DayScalar, { nullable: true })
  startDate?: string | null;

  @Field(() => DayScalar, { nullable: true })
  finishDate?: string | null;

  @Field(() => String, { nullable: true })
  comments?: string | null;
}

@InputType('MoveJobsInput')
export class MoveJobsInputArg {
  @Field(() => Int, { nullable: true, description: 'Null takes them out' })
  projectId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Where they were seen: a job that has left it since stays where it is' })
  fromProjectId?: number | null;

  @Field(() => [Int], { description: 'At most 500' })
  jobIds!: number[];
}
