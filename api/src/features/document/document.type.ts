// The wire shapes of documents and of what their tab sends.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DOCUMENT_KINDS } from '@lotline/schema/domain/document/document.fields';
import { DateTimeScalar, DayScalar } from '../../platform/graphql/scalars.ts';
import { RecordEditArg } from '../../platform/record/record-edit.type.ts';

@ObjectType('DocumentFile', { simpleResolvers: true })
class DocumentFile {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  title!: string;

  @Field(() => Int)
  sizeBytes!: number;

  @Field(() => DateTimeScalar)
  createdUtc!: string;

  @Field(() => String, { description: 'Signed; it opens the bytes for one to two hours' })
  url!: string;
}

@ObjectType('DocumentKind', { simpleResolvers: true })
class DocumentKind {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => String)
  kind!: string;

  @Field(() => String)
  label!: string;

  @Field(() => Boolean, { description: 'Mandatory' })
  isForContractors!: boolean;

  @Field(() => Boolean, { description: 'Mandatory' })
  isForPeople!: boolean;
}

@ObjectType('ResourceDocument', { simpleResolvers: true })
class ResourceDocument {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => String, { description: `One of: ${DOCUMENT_KINDS.map(({ value }) => value).join(', ')}` })
  kind!: string;

  @Field(() => String, { nullable: true })
  number!: string | null;

  @Field(() => String, { nullable: true })
  insurer!: string | null;

  @Field(() => String, { nullable: true, description: 'With CAN_VIEW_FINANCIAL_INFORMATION' })
  amount!: string | null;

  @Field(() => DayScalar, { nullable: true, description: 'The last day on which it counts; null: it does not expire' })
  expiresOn!: string | null;

  @Field(() => String, { nullable: true })
  note!: string | null;

  @Field(() => Boolean)
  isArchived!: boolean;

  @Field(() => String, { nullable: true })
  verifiedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  verifiedAt!: string | null;

  @Field(() => [DocumentFile], { description: 'The newest first' })
  files!: readonly DocumentFile[];
}

@ObjectType('ResourceDocuments', {
  simpleResolvers: true,
  description: 'Of a contractor with CAN_MANAGE_INDEPENDENT_CONTRACTORS, of a person with CAN_MANAGE_USERS',
})
export class ResourceDocuments {
  @Field(() => DayScalar, { description: 'The company’s' })
  today!: string;

  @Field(() => [DocumentKind])
  kinds!: readonly DocumentKind[];

  @Field(() => [ResourceDocument], { description: 'The newest first, those taken away last; at most 200' })
  documents!: readonly ResourceDocument[];
}

@InputType('ResourceDocumentEditInput')
export class ResourceDocumentEditArg extends RecordEditArg {
  @Field(() => Int, { nullable: true, description: 'Either this or a person' })
  contractorId!: number | null;

  @Field(() => Int, { nullable: true })
  userId!: number | null;
}

@InputType('DocumentKindEditInput')
export class DocumentKindEditArg extends RecordEditArg {
  @Field(() => String, { nullable: true, description: 'Refused without: REASON_REQUIRED' })
  why!: string | null;
}
