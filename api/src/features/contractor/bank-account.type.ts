// The wire shapes of a contractor's bank accounts. Numbers come in and never go out.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { BANK_STATES } from '@lotline/schema/domain/contractor/bank-account.rules';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';

@ObjectType('ContractorBankAccount', { simpleResolvers: true })
class ContractorBankAccount {
  @Field(() => Int)
  id!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => String, { description: `One of: ${BANK_STATES.join(', ')}` })
  state!: string;

  @Field(() => String, { description: 'Masked: its last three digits' })
  bsb!: string;

  @Field(() => String, { description: 'Masked: its last three digits' })
  accountNumber!: string;

  @Field(() => Int, { description: 'How often the numbers may still be typed for approval' })
  triesLeft!: number;

  @Field(() => String)
  why!: string;

  @Field(() => Int)
  proposedByUserId!: number;

  @Field(() => String)
  proposedBy!: string;

  @Field(() => DateTimeScalar)
  proposedAt!: string;

  @Field(() => String, { nullable: true, description: 'Who approved, refused or withdrew it' })
  decidedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  decidedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'Who was called back, and what they said; why it was refused' })
  note!: string | null;
}

@ObjectType('ContractorBank', { simpleResolvers: true, description: 'With CAN_MANAGE_INDEPENDENT_CONTRACTORS' })
export class ContractorBank {
  @Field(() => Int)
  contractorId!: number;

  @Field(() => String, { nullable: true })
  contactName!: string | null;

  @Field(() => String, { nullable: true, description: 'The mobile that is called back' })
  contactPhone!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When that mobile was last changed, if that was within 30 days' })
  contactChangedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'The gateway that tells the contact of a change; null: nobody is told' })
  noticeBy!: string | null;

  @Field(() => [ContractorBankAccount], { description: 'The newest first; at most 50' })
  accounts!: readonly ContractorBankAccount[];
}

@ObjectType('ContractorBankApproval', { simpleResolvers: true })
export class ContractorBankApproval {
  @Field(() => Boolean, { description: 'False: the numbers were others than those that were asked for, and nothing was approved' })
  isSame!: boolean;

  @Field(() => ContractorBank)
  bank!: ContractorBank;
}

@InputType('ContractorBankInput')
export class ContractorBankArg {
  @Field(() => Int)
  contractorId!: number;

  @Field(() => String, { description: 'At most 32 characters, as bank files take it' })
  accountName!: string;

  @Field(() => String, { description: 'Six digits' })
  bsb!: string;

  @Field(() => String, { description: 'Four to ten digits' })
  accountNumber!: string;

  @Field(() => String, { nullable: true })
  why!: string | null;
}

@InputType('ContractorBankApprovalInput')
export class ContractorBankApprovalArg {
  @Field(() => Int, { description: 'Of the change' })
  id!: number;

  @Field(() => String, { description: 'As the contractor says it on the phone' })
  bsb!: string;

  @Field(() => String, { description: 'As the contractor says it on the phone' })
  accountNumber!: string;

  @Field(() => String, { nullable: true, description: 'Who was called back, and what they said' })
  note!: string | null;
}
