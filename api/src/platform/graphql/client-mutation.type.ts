// What a device adds to any mutation: its own id of the action, its clock, and the version it edited (contract; domain.md §6).
import { Field, InputType, Int } from 'type-graphql';
import { clientMutationInput, parseInput, type ClientMutation } from '@lotline/schema/domain/kernel/input';
import { DateTimeScalar, UuidScalar } from './scalars.ts';

@InputType('ClientMutation')
export class ClientMutationArg {
  @Field(() => UuidScalar)
  id!: string;

  @Field(() => DateTimeScalar, { nullable: true })
  occurredAt?: string | null;

  /** The device's clock when it sends: the action's instant is received − (sentAt − occurredAt). */
  @Field(() => DateTimeScalar, { nullable: true })
  sentAt?: string | null;

  /** The same for each part of a change that is sent in parts. */
  @Field(() => UuidScalar, { nullable: true })
  batchId?: string | null;

  @Field(() => Int, { nullable: true })
  expectedVersion?: number | null;
}

/** Clients of the plain specification leave it out. */
export function parseClient(client: ClientMutationArg | null | undefined): ClientMutation | null {
  return client === null || client === undefined ? null : parseInput(clientMutationInput, client);
}
