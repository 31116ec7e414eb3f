// A job of the list with nothing but its number, for tests.
import type { JobRow } from '../platform/job-list/job-row.ts';

export function buildJobRow(part: Partial<JobRow> & Pick<JobRow, 'id'>): JobRow {
  return {
    version: 0,
    workOrder: String(48_200 + part.id),
    address: `Lot ${String(part.id)}, Wattle Road`,
    suburb: null,
    state: null,
    status: 'Received',
    workType: 'Lead-in',
    customer: null,
    region: null,
    contract: null,
    dueDate: null,
    originalDueDate: null,
    updatedDueDate: null,
    bookedDate: null,
    dbydExpiryDate: null,
    acceleratedJob: false,
    isReceived: true,
    scheduler: null,
    developer: null,
    customerRef: null,
    builderApprovalSentDate: null,
    builderApprovedDate: null,
    siteContact: null,
    siteContactPhone: null,
    attachmentCount: 0,
    rejectedItemCount: 0,
    nextTask: null,
    contractValue: null,
    margin: null,
    ...part,
  };
}
