// A person as the search of everything finds them.
import { Field, ObjectType } from 'type-graphql';
import { Group } from './group.type.ts';
import { User } from './user.type.ts';

@ObjectType('FoundPerson', { simpleResolvers: true })
export class FoundPerson {
  @Field(() => User)
  person!: User;

  @Field(() => [Group], { description: 'Those of their groups that the asking person sees' })
  groups!: Group[];
}
