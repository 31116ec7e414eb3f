// One event of what a person did, with where it was, and a page of them.
import { Field, Int, ObjectType } from 'type-graphql';
import { JobEvent } from './job-event.type.ts';

@ObjectType('PersonEvent', { simpleResolvers: true })
class PersonEvent extends JobEvent {
  @Field(() => Int, { nullable: true, description: 'The job that it was on' })
  constructionId!: number | null;

  @Field(() => String, { nullable: true })
  workOrder!: string | null;

  @Field(() => String, { nullable: true, description: 'As the task is called now' })
  taskName!: string | null;
}

@ObjectType('PersonEventPage', { simpleResolvers: true })
export class PersonEventPage {
  @Field(() => [PersonEvent])
  events!: PersonEvent[];

  @Field(() => String, { nullable: true, description: 'Pass it as `after` for the next page; null at the end' })
  next!: string | null;
}
