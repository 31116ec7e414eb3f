// The task page's data for tests, as it stands on the wire: a new task of Crew North unless told otherwise.
import type { FieldComment, Job, PageData, Task, TaskItem, TaskVisit } from '../facts/page-data.ts';

export const JOB_ID = 10;
export const TASK_ID = 11;
/** A day before NOW, noon in Sydney. */
export const BEFORE = '2026-11-19T01:00:00Z';
export const NOW = '2026-11-20T01:00:00Z';

const GROUPS: PageData['groups'] = [
  { id: 1, name: 'Ridgeway Cabling', isSubcontractor: true },
  { id: 2, name: 'Crew North', isSubcontractor: false },
];

export function buildItem(part: Partial<TaskItem> = {}): TaskItem {
  return {
    id: 31,
    clientId: null,
    version: 0,
    boqId: null,
    childCode: null,
    quantity: '2.000',
    completedQty: null,
    variationReason: null,
    minQuantity: null,
    maxQuantity: null,
    shotList: null,
    preapproval: null,
    rejectedDate: null,
    rejectedBy: null,
    rejectReason: null,
    approvedQty: null,
    approvedBy: null,
    reviewReason: null,
    rate: '385.00',
    code: 'PIT-450',
    name: 'Pit',
    description: 'Pit, size 5',
    unitOfMeasure: 'each',
    ...part,
  };
}

/** The signed-in person's own unless told otherwise; person 6 is Sam Ortega. */
export function buildVisit(part: Partial<TaskVisit> = {}): TaskVisit {
  const userId = part.userId ?? 5;
  return {
    id: 1,
    clientId: null,
    version: 0,
    userId,
    scheduleId: TASK_ID,
    onSiteUtc: BEFORE,
    offSiteUtc: null,
    completedUtc: null,
    confirmItemQtys: false,
    comments: null,
    user: { id: userId, displayName: userId === 6 ? 'Sam Ortega' : 'Ruth Okafor' },
    ...part,
  };
}

export function buildTask(part: Partial<Task> = {}): Task {
  return {
    id: TASK_ID,
    version: 0,
    name: 'Pit and pipe',
    owner: null,
    resource: null,
    groupId: 2,
    issuedDate: null,
    dueDate: '2026-11-24',
    completedDate: null,
    submittedDate: null,
    comments: null,
    initial: false,
    ignored: false,
    isPayment: false,
    isReopened: false,
    isPartial: false,
    onsiteDate: null,
    acceptedDate: null,
    declinedDate: null,
    declineReason: null,
    ticketOfWork: null,
    reminderDate: null,
    reminderComments: null,
    externalJobLink: null,
    hasApprovedPayment: false,
    expiredDocument: null,
    childTaskId: null,
    scheduledStartTime: null,
    scheduledEndTime: null,
    isSubcontracted: part.groupId === 1,
    items: [buildItem()],
    taskUsers: [],
    ...part,
  };
}

export function buildComment(part: Partial<FieldComment> = {}): FieldComment {
  return {
    id: 1,
    clientId: null,
    version: 0,
    scheduleId: TASK_ID,
    constructionId: null,
    userId: 6,
    comments: 'Water in the pit.',
    createdUtc: BEFORE,
    writtenUtc: part.createdUtc ?? BEFORE,
    user: { id: 6, displayName: 'Sam Ortega' },
    ...part,
  };
}

const NOTHING = {
  comments: null,
  releaseDate: null,
  projectFSAM: null,
  contactDetails: null,
  buildType: null,
  premises: null,
  deliveryPartner: null,
  deliveryPartnerPm: null,
  adtechPm: null,
  scheduler: null,
  originalDueDate: null,
  updatedDueDate: null,
  dbydExpiryDate: null,
  startDueDate: null,
  laseDate: null,
  onsiteDate: null,
  integrationDate: null,
  crqDate: null,
  crqNumber: null,
  customerRef: null,
  bomComments: null,
  contract: null,
  region: null,
  quoteNumber: null,
  prePaymentNumber: null,
  checklist: null,
  bookedDate: null,
  workTasksCompleteDate: null,
  locationId: null,
  statusChangeHangfireId: null,
  holdReason: null,
  holdUntil: null,
  unitNumber: null,
  builderApprovalSentDate: null,
  builderApprovedDate: null,
  customFields: null,
  financialContact: null,
} as const;

export function buildJob(part: Partial<Job> = {}): Job {
  return {
    ...NOTHING,
    id: JOB_ID,
    version: 0,
    status: 'In construction',
    workOrder: '48213',
    description: 'Pit and pipe to the boundary.',
    address: 'Lot 14, 8 Wattle Rd, Box Hill NSW 2765',
    workType: 'Pre-install',
    developer: 'Tamar Homes',
    siteContact: 'Sarah Lindqvist',
    siteContactPhone: '+61491570156',
    lotNumber: '14',
    streetNumber: '8',
    streetName: 'Wattle',
    roadType: 'Rd',
    suburb: 'Box Hill',
    state: 'NSW',
    postCode: '2765',
    acceleratedJob: false,
    isReceived: true,
    boqs: [],
    payments: [],
    attachments: [],
    siteContacts: [],
    schedules: [],
    ...part,
  };
}

export interface PageWish {
  readonly job?: Partial<Job>;
  readonly comments?: FieldComment[];
  readonly groups?: PageData['groups'];
}

/** The page as the server answers it. */
export function buildPageData({ job = {}, comments = [], groups = GROUPS }: PageWish = {}): PageData {
  const { schedules = [buildTask()] } = job;
  return {
    construction: { ...buildJob({ ...job, schedules }), eventCount: null },
    users: [],
    groups,
    systemSettings: [],
    jobFieldComments: comments,
    hasEarlierComments: false,
  };
}
