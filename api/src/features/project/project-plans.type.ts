// The plans of the project that a job is in, as its page shows them.
import { Field, Int, ObjectType } from 'type-graphql';
import { Attachment } from '../attachment/attachment.type.ts';

@ObjectType('JobPlans', { simpleResolvers: true, description: 'The files of the project that the job is in' })
export class JobPlans {
  @Field(() => Int, { nullable: true, description: 'Null: the job is in none' })
  projectId!: number | null;

  @Field(() => String, { nullable: true })
  projectName!: string | null;

  @Field(() => [Attachment], { description: 'Newest first; nobody changes one at a job' })
  plans!: Attachment[];
}
