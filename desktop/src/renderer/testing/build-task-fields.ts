// A task as the server tells of it, for component tests: issued to group 1, nobody on it, with one item, unless told otherwise.
import type { TaskFieldsFragment } from '@lotline/schema/generated/operations';

type Item = TaskFieldsFragment['items'][number];
type Visit = TaskFieldsFragment['taskUsers'][number];

export const buildItemFields = (part: Partial<Item> = {}): Item => ({
  ...{ id: 11, version: 1, clientId: null, boqId: 5, childCode: null, quantity: '35.000', completedQty: null, variationReason: null },
  ...{ rejectedDate: null, rejectedBy: null, rejectReason: null, approvedQty: null, approvedBy: null, reviewReason: null, rate: null },
  ...{ minQuantity: null, maxQuantity: null, shotList: null, preapproval: null },
  ...{ code: 'CON-20', name: 'Conduit 20 mm', description: null, unitOfMeasure: 'm' },
  ...part,
});

export const buildVisitFields = (part: Partial<Visit> = {}): Visit => ({
  ...{ id: 21, version: 1, clientId: null, userId: 7, scheduleId: 9, onSiteUtc: '2026-11-19T20:02:00.000Z', offSiteUtc: null },
  ...{ completedUtc: null, confirmItemQtys: false, comments: null, user: { id: 7, displayName: 'Ridge Carter' } },
  ...part,
});

export const buildTaskFields = (part: Partial<TaskFieldsFragment> = {}): TaskFieldsFragment => ({
  ...{ id: 9, version: 1, name: 'Haul', owner: null, resource: null, groupId: 1, issuedDate: '2026-11-18T00:00:00.000Z' },
  ...{ dueDate: '2026-11-24', completedDate: null, submittedDate: null, comments: null, initial: false, ignored: false, isPayment: false },
  ...{
    isReopened: false,
    isPartial: false,
    onsiteDate: null,
    acceptedDate: null,
    declinedDate: null,
    declineReason: null,
    ticketOfWork: null,
    childTaskId: null,
  },
  ...{ externalJobLink: null, reminderDate: null, reminderComments: null, scheduledStartTime: null, scheduledEndTime: null },
  ...{ isSubcontracted: false, hasApprovedPayment: false, expiredDocument: null, items: [buildItemFields()], taskUsers: [] },
  ...part,
});
