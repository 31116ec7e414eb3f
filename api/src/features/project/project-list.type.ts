// The list of projects as it is asked for and answered (screens.md §2.24).
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { MOST_COUNTED } from '@lotline/schema/domain/list/list.limits';
import { PROJECT_DATES } from '@lotline/schema/domain/project/project-list.input';
import { PROJECT_HEALTHS } from '@lotline/schema/domain/project/project.rules';
import { DateRangeInput } from '../../platform/list/list.type.ts';
import { ProjectRow } from './project.type.ts';

@InputType('ProjectFilterInput')
export class ProjectFilterInput {
  @Field(() => String, { nullable: true, description: 'In name, customer, FSAM, region or manager' })
  search?: string | null;

  @Field(() => [Int], { nullable: true })
  ids?: number[] | null;

  @Field(() => [String], { nullable: true })
  customers?: string[] | null;

  @Field(() => [String], { nullable: true })
  regions?: string[] | null;

  @Field(() => [String], { nullable: true })
  managers?: string[] | null;

  @Field(() => [String], { nullable: true, description: `Any of: ${PROJECT_HEALTHS.join(', ')}` })
  healths?: string[] | null;

  @Field(() => [DateRangeInput], { nullable: true, description: `Fields: ${PROJECT_DATES.join(', ')}` })
  dates?: DateRangeInput[] | null;
}

@ObjectType('ProjectPage', { simpleResolvers: true })
export class ProjectPage {
  @Field(() => [ProjectRow])
  rows!: readonly ProjectRow[];

  @Field(() => String, { nullable: true, description: 'Pass it as `after` for the next page; null at the end' })
  after!: string | null;

  @Field(() => Int, { description: `At most ${MOST_COUNTED}` })
  count!: number;

  @Field(() => Boolean, { description: 'There are more than the count says' })
  isCountCapped!: boolean;
}

@ObjectType('ProjectFilterOptions', { simpleResolvers: true, description: 'The values that the projects of this person have' })
export class ProjectFilterOptions {
  @Field(() => [String])
  customers!: readonly string[];

  @Field(() => [String])
  regions!: readonly string[];

  @Field(() => [String])
  managers!: readonly string[];
}
