// The wire shapes of a file of item codes.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';

@ObjectType('RefusedRow', { simpleResolvers: true })
class RefusedRow {
  @Field(() => Int, { description: 'Of the file, from 1' })
  line!: number;

  @Field(() => String)
  code!: string;

  @Field(() => String, { description: 'A code of the error catalogue' })
  refusal!: string;

  @Field(() => String)
  sentence!: string;
}

@ObjectType('ItemCodeFile', { simpleResolvers: true, description: 'What a file of item codes does; with CAN_MANAGE_ITEM_CODES' })
export class ItemCodeFile {
  @Field(() => Int, { nullable: true, description: 'For undoItemCodeImport; null of a dry run' })
  importId!: number | null;

  @Field(() => Int)
  created!: number;

  @Field(() => Int)
  edited!: number;

  @Field(() => Int)
  same!: number;

  @Field(() => Boolean, { description: 'It changes amounts' })
  needsReason!: boolean;

  @Field(() => [RefusedRow], { description: 'They are left as they are, the others are taken' })
  refused!: readonly RefusedRow[];

  @Field(() => [String], { description: 'Headers that are no field; they are read past' })
  unknown!: readonly string[];

  @Field(() => String, { description: 'For importItemCodes: it does what this dry run says, or it is refused' })
  seen!: string;
}

@ObjectType('ItemCodeImport', { simpleResolvers: true, description: 'With CAN_MANAGE_ITEM_CODES' })
export class ItemCodeImport {
  @Field(() => Int)
  id!: number;

  @Field(() => DateTimeScalar)
  madeAt!: string;

  @Field(() => String)
  madeBy!: string;

  @Field(() => Int)
  created!: number;

  @Field(() => Int)
  edited!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null: it stands' })
  undoneAt!: string | null;

  @Field(() => Int, { description: 'Codes that nothing else has changed since, and of new ones those that no job uses' })
  undoable!: number;
}

@ObjectType('LeftCode', { simpleResolvers: true })
class LeftCode {
  @Field(() => String)
  code!: string;

  @Field(() => String, { description: 'Why it stays as it is' })
  sentence!: string;
}

@ObjectType('UndoneImport', { simpleResolvers: true, description: 'With CAN_MANAGE_ITEM_CODES' })
export class UndoneImport {
  @Field(() => Int)
  undone!: number;

  @Field(() => [LeftCode], { description: 'What something else has changed since, or jobs use by now' })
  left!: readonly LeftCode[];
}

@InputType('UndoItemCodeImportInput')
export class UndoItemCodeImportArg {
  @Field(() => Int)
  importId!: number;

  @Field(() => String, { nullable: true, description: 'Refused without: REASON_REQUIRED' })
  why!: string | null;
}

@InputType('ImportItemCodesInput')
export class ImportItemCodesArg {
  @Field(() => String)
  csv!: string;

  @Field(() => String)
  seen!: string;

  @Field(() => String, { nullable: true, description: 'Asked where it changes amounts: REASON_REQUIRED' })
  why!: string | null;
}
