// The wire shape of what waits for the office.
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('OfficeWaiting', {
  simpleResolvers: true,
  description: 'Figures as their lists count them, at most 1001: one more than is counted',
})
export class OfficeSummary {
  @Field(() => Int, { nullable: true, description: 'jobs { overdue: true }; of jobs only with CAN_ACCESS_CONSTRUCTION' })
  overdueJobs!: number | null;

  @Field(() => Int, { nullable: true, description: 'jobs { hasRejectedItems: true }' })
  rejectedJobs!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'builderApprovals { tab: "sent" }; of approvals only with CAN_ACCESS_BUILDER_APPROVALS',
  })
  approvalJobs!: number | null;

  @Field(() => Int, { nullable: true, description: 'builderApprovals { tab: "reminder" }' })
  reminderJobs!: number | null;

  @Field(() => Int, { description: 'tasks { view: "review" }' })
  reviewTasks!: number;

  @Field(() => Int, { nullable: true, description: 'tasks { view: "payment" }; only with CAN_APPROVE_PAYMENTS' })
  paymentTasks!: number | null;

  @Field(() => Int, { description: 'tasks { view: "declined" }' })
  declinedTasks!: number;

  @Field(() => Int, { description: 'tasks { view: "overdue" }' })
  overdueTasks!: number;

  @Field(() => Int, { description: 'tasks { view: "unassigned" }' })
  unassignedTasks!: number;
}
