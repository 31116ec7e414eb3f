// Rows of the field list and of the completed view for tests: plain facts, no database.
import type { CompletedTask, FieldTask } from '../domain/task/field-task.ts';

const BASE: FieldTask = {
  id: 1,
  version: 0,
  constructionId: 10,
  name: 'Pit and pipe',
  owner: 'Leanne Hart',
  resource: 'Crew North',
  groupId: 1,
  issuedDate: '2026-11-12T01:00:00Z',
  dueDate: null,
  completedDate: null,
  submittedDate: null,
  acceptedDate: null,
  onsiteDate: null,
  comments: null,
  initial: false,
  ignored: false,
  isPayment: false,
  isReopened: false,
  scheduledStartTime: null,
  workType: 'Pre-install',
  workOrder: '48213',
  status: 'In construction',
  address: 'Lot 14, 8 Wattle Rd, Box Hill NSW 2765',
  lotNumber: '14',
  unitNumber: null,
  streetNumber: '8',
  streetName: 'Wattle',
  roadType: 'Rd',
  suburb: 'Box Hill',
  isCurrentlyOnsite: false,
  onsiteSinceUtc: null,
  isCompletable: true,
  rejectedItemCount: 0,
  developer: 'Tamar Homes',
  siteContact: 'Sarah Lindqvist',
  siteContactPhone: '+61491570156',
  customerRef: 'MF-77120',
  customFields: { fields: [] },
  fieldComments: [],
  fieldCommentCount: 0,
  attachmentCount: 0,
  builderApprovalSentDate: null,
  builderApprovedDate: null,
};

export function buildFieldTask(facts: Partial<FieldTask> = {}): FieldTask {
  return { ...BASE, ...facts };
}

export function buildCompletedTask(facts: Partial<CompletedTask> = {}): CompletedTask {
  return {
    id: 1,
    name: 'Pit and pipe',
    dp: 'Argent Civil',
    constructionId: 10,
    workOrder: '48213',
    workType: 'Pre-install',
    address: 'Lot 14, 8 Wattle Rd, Box Hill NSW 2765',
    completedDate: '2026-11-18T05:00:00Z',
    paid: false,
    approved: false,
    isSubcontractor: false,
    resource: 'Crew North',
    owner: 'Leanne Hart',
    items: [],
    boqs: [],
    payments: [],
    ...facts,
  };
}
