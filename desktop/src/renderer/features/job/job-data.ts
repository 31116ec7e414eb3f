// The job's data as it stands on the wire, under the names that its page uses.
import type {
  CommentFieldsFragment,
  ConstructionFieldsFragment,
  ConstructionQueryQuery,
  CostFieldsFragment,
  GetJobCostsQuery,
  GetJobDelegationsQuery,
  JobEventsQuery,
  TaskFieldsFragment,
} from '@lotline/schema/generated/operations';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';

export type JobRead = ConstructionQueryQuery;
/** Of a job that is there. */
export type LoadedJob = JobRead & { readonly construction: NonNullable<JobRead['construction']> };
export type Job = ConstructionFieldsFragment;
export type Task = TaskFieldsFragment;
export type Boq = Job['boqs'][number];
export type Payment = Job['payments'][number];
export type JobFile = Job['attachments'][number];
export type SiteContact = Job['siteContacts'][number];
export type JobCosts = GetJobCostsQuery['jobCosts'];
export type JobCost = CostFieldsFragment;
export type JobDelegation = GetJobDelegationsQuery['jobDelegations'][number];
export type FieldComment = CommentFieldsFragment;
export type JobEvent = JobEventsQuery['jobEvents']['events'][number];

/** The job's instants of approval as days, for the rules. */
export function approvalDays({ builderApprovedDate, builderApprovalSentDate }: Job, zone: string) {
  return {
    builderApprovedDay: builderApprovedDate === null ? null : dayInZone(builderApprovedDate, zone),
    builderApprovalSentDay: builderApprovalSentDate === null ? null : dayInZone(builderApprovalSentDate, zone),
  };
}
