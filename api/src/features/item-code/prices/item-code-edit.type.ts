// The edit of an item code on the wire.
import { Field, InputType } from 'type-graphql';
import { RecordEditArg } from '../../../platform/record/record-edit.type.ts';

@InputType('ItemCodeEditInput')
export class ItemCodeEditArg extends RecordEditArg {
  @Field(() => String, { nullable: true, description: 'Asked where an amount of one that is there changes: REASON_REQUIRED' })
  why!: string | null;
}
