// The wire shapes of a list with its values, and what its changes send.
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('LookupValue', { simpleResolvers: true, description: 'With CAN_MANAGE_LOOKUPS' })
class LookupValue {
  @Field(() => Int)
  id!: number;

  @Field(() => String)
  label!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => Boolean)
  isArchived!: boolean;

  @Field(() => Int, { description: 'How many records hold it' })
  useCount!: number;

  @Field(() => String, { nullable: true, description: 'By which other systems call it; once in its list' })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of a colour of the theme' })
  colour!: string | null;

  @Field(() => Int, { nullable: true, description: 'Of a payment term: from a bill’s date until it is due' })
  dueDays!: number | null;

  @Field(() => String, { nullable: true, description: 'Further data, a line each: name: value' })
  details!: string | null;
}

@ObjectType('UnlistedText', { simpleResolvers: true, description: 'A text that records hold and the list has not' })
class UnlistedText {
  @Field(() => String)
  text!: string;

  @Field(() => Int)
  useCount!: number;

  @Field(() => Int, { nullable: true, description: 'The value of the list that is most like it' })
  likeId!: number | null;
}

@ObjectType('LookupValues', { simpleResolvers: true })
export class LookupValuesOnWire {
  @Field(() => String)
  name!: string;

  @Field(() => [LookupValue], { description: 'In their order, those that are archived last' })
  values!: readonly LookupValue[];

  @Field(() => [UnlistedText], { description: 'Those of most records first' })
  unlisted!: readonly UnlistedText[];
}

@ObjectType('RefusedValue', { simpleResolvers: true })
class RefusedValue {
  @Field(() => Int, { description: 'Of the file, from 1' })
  line!: number;

  @Field(() => String)
  label!: string;

  @Field(() => String)
  sentence!: string;
}

@ObjectType('LookupFile', { simpleResolvers: true, description: 'What a file of a list does; with CAN_MANAGE_LOOKUPS' })
export class LookupFile {
  @Field(() => String)
  list!: string;

  @Field(() => Int)
  created!: number;

  @Field(() => Int)
  archived!: number;

  @Field(() => Int)
  restored!: number;

  @Field(() => Int, { description: 'Those whose code, colour, days or further data change and which stay where they are' })
  marked!: number;

  @Field(() => Int)
  same!: number;

  @Field(() => [RefusedValue], { description: 'They are left as they are, the others are taken' })
  refused!: readonly RefusedValue[];

  @Field(() => [String], { description: 'Headers that mean nothing here; they are read past' })
  unknown!: readonly string[];

  @Field(() => String, { description: 'For importLookupValues: it does what this dry run says, or it is refused' })
  seen!: string;

  @Field(() => String, { nullable: true, description: 'The file that takes the import back; null of a dry run' })
  undoCsv!: string | null;

  @Field(() => String, { nullable: true, description: 'Of that file, until something else changes the list' })
  undoSeen!: string | null;
}

@ObjectType('LookupExport', { simpleResolvers: true })
export class LookupExportOnWire {
  @Field(() => String)
  csv!: string;

  @Field(() => Int)
  rows!: number;
}

@InputType('ImportLookupValuesInput')
export class ImportLookupValuesArg {
  @Field(() => String)
  list!: string;

  @Field(() => String)
  csv!: string;

  @Field(() => String)
  seen!: string;
}

@InputType('LookupMarksInput', { description: 'Those that values of its list have; the others are null' })
class LookupMarksArg {
  @Field(() => String, { nullable: true })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of a colour of the theme' })
  colour!: string | null;

  @Field(() => Int, { nullable: true })
  dueDays!: number | null;

  @Field(() => String, { nullable: true, description: 'A line each: name: value' })
  details!: string | null;
}

@InputType('SaveLookupValueInput')
export class SaveLookupValueArg {
  @Field(() => Int, { nullable: true, description: 'Left out for a new one' })
  id!: number | null;

  @Field(() => String)
  list!: string;

  @Field(() => String)
  label!: string;

  @Field(() => String, { nullable: true, description: 'The name that its editor saw' })
  baseLabel!: string | null;

  @Field(() => LookupMarksArg, { nullable: true, description: 'Left out: they stay as they are' })
  marks!: LookupMarksArg | null;

  @Field(() => LookupMarksArg, { nullable: true, description: 'Those that its editor saw' })
  baseMarks!: LookupMarksArg | null;

  @Field(() => String, { nullable: true, description: 'Needed where records hold the old name: REASON_REQUIRED' })
  why!: string | null;
}

@InputType('MergeLookupValuesInput')
export class MergeLookupValuesArg {
  @Field(() => String)
  list!: string;

  @Field(() => String, { description: 'A value of the list, or a text that records hold' })
  from!: string;

  @Field(() => Int)
  intoId!: number;

  @Field(() => String, { nullable: true, description: 'Refused without: REASON_REQUIRED' })
  why!: string | null;
}
