// Several files changed at once and what became of each; the folders of a job (screens.md §2.6 "attachments", decision 055).
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { UuidScalar } from '../../platform/graphql/scalars.ts';
import { Verdict } from '../../platform/graphql/verdict.type.ts';

@InputType('ChangeFilesInput', { description: 'One change: a category, a folder, or tags that come and go' })
export class ChangeFilesArg {
  @Field(() => [Int], { description: 'At most 500' })
  ids!: number[];

  @Field(() => String, { nullable: true, description: 'Of the lookup Attachment category; it takes the place of another' })
  category?: string | null;

  @Field(() => String, { nullable: true, description: "'Plans/As built'; empty: out of every folder" })
  folder?: string | null;

  @Field(() => [String], { nullable: true })
  addTags?: string[] | null;

  @Field(() => [String], { nullable: true })
  removeTags?: string[] | null;
}

@InputType('UndoFileChangesInput')
export class UndoFileChangesArg {
  @Field(() => [Int], { description: 'At most 500' })
  ids!: number[];

  @Field(() => [UuidScalar], { description: 'The ids of the actions that changed them' })
  clientIds!: string[];
}

@InputType('ChangeFolderInput', { description: 'From nothing: made. To nothing: removed. Both: called, or put, otherwise' })
export class ChangeFolderArg {
  @Field(() => Int)
  constructionId!: number;

  @Field(() => String, { nullable: true })
  from?: string | null;

  @Field(() => String, { nullable: true })
  to?: string | null;
}

@ObjectType('FileVerdict', { simpleResolvers: true })
export class FileVerdict extends Verdict {
  @Field(() => String, { description: 'Empty where the file is not there for this person' })
  title!: string;
}
