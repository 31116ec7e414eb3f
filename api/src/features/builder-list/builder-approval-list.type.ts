// The list of builder approvals on the wire: its fields are those of its declaration; and the figures of its tabs.
import { Field, Int, ObjectType } from 'type-graphql';
import type { RowOf } from '@lotline/schema/domain/list/list-declaration';
import { BUILDER_APPROVAL_LIST } from '@lotline/schema/domain/builder-approval/builder-approval.columns';
import { filterType, optionsType, pageType, rowType } from '../../platform/list/declared-types.ts';

export type BuilderApprovalRow = RowOf<typeof BUILDER_APPROVAL_LIST>;
const BuilderApprovalRow = rowType(BUILDER_APPROVAL_LIST, 'BuilderApprovalRow', { description: 'With CAN_ACCESS_BUILDER_APPROVALS' });
export const BuilderApprovalPage = pageType(BuilderApprovalRow, 'BuilderApprovalPage');
export const BuilderApprovalFilterInput = filterType(
  BUILDER_APPROVAL_LIST,
  'BuilderApprovalFilterInput',
  '; of an instant the company’s day',
);
export const BuilderApprovalFilterOptions = optionsType(BUILDER_APPROVAL_LIST, 'BuilderApprovalFilterOptions');

@ObjectType('ApprovalTabCounts', {
  simpleResolvers: true,
  description: 'Jobs of each tab, as builderApprovals { tab } counts them, at most 1001: one more than is counted',
})
export class ApprovalTabCounts {
  @Field(() => Int)
  ready!: number;

  @Field(() => Int)
  incomplete!: number;

  @Field(() => Int)
  sent!: number;

  @Field(() => Int)
  reminder!: number;

  @Field(() => Int)
  approved!: number;

  @Field(() => Int)
  declined!: number;

  @Field(() => Int)
  expired!: number;

  @Field(() => Int)
  all!: number;
}
