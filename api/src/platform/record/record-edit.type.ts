// The edit of a declared record on the wire.
import { Field, InputType, Int } from 'type-graphql';
import { FieldValuesScalar } from '../graphql/scalars.ts';

@InputType('RecordEditInput')
export class RecordEditArg {
  @Field(() => Int, { nullable: true, description: 'Left out for a new one' })
  id?: number | null;

  @Field(() => FieldValuesScalar, { description: 'The changed fields as they are wanted' })
  changes!: unknown;

  @Field(() => FieldValuesScalar, { nullable: true, description: 'The changed fields as the editor saw them' })
  base?: unknown;
}
