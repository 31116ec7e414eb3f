// The list of projects on the wire: its fields are those of its declaration.
import { Field, Int, ObjectType } from 'type-graphql';
import { MOST_COUNTED } from '@lotline/schema/domain/list/list.limits';
import { PROJECT_LIST } from '@lotline/schema/domain/project/project.columns';
import { filterType, optionsType } from '../../platform/list/declared-types.ts';
import { ProjectRow } from './project.type.ts';

export const ProjectFilterInput = filterType(PROJECT_LIST, 'ProjectFilterInput');
export const ProjectFilterOptions = optionsType(PROJECT_LIST, 'ProjectFilterOptions', 'The values that the projects of this person have');

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
