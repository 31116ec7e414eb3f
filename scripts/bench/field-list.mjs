// GET /api/dashboard/fieldwork: one person's list (quality.md §3). PostGraphile is asked for the tasks of the work list alone, without the
// rejected ones and the custom tasks, which is less than the others answer.
export const title = 'field-list';
export const what = 'GET /api/dashboard/fieldwork, one subcontractor’s own list';

const QUERY = `query FieldList($group: Int!, $person: Int!) {
  allSchedules(condition: { groupId: $group, submittedDate: null, declinedDate: null, ignored: false, isPayment: false, rejectedItemCount: 0 }, orderBy: SCHEDULED_START_TIME_ASC) {
    nodes {
      rowId version constructionId name owner resource groupId dueDate comments initial ignored isPayment isReopened rejectedItemCount
      issuedDate completedDate submittedDate acceptedDate onsiteDate scheduledStartTime
      constructionByConstructionId {
        workType workOrder status address lotNumber unitNumber streetNumber streetName roadType suburb developer siteContact siteContactPhone customerRef
        builderApprovalSentDate builderApprovedDate customFields
        fieldCommentsByConstructionId(condition: { deletedUtc: null }, orderBy: CREATED_UTC_DESC, first: 5) {
          totalCount nodes { rowId version clientId scheduleId constructionId userId comments createdUtc appUserByUserId { rowId firstName lastName } }
        }
        attachmentsByConstructionId(condition: { state: "uploaded" }) { totalCount }
      }
      taskUsersByScheduleId(condition: { userId: $person, offSiteUtc: null, completedUtc: null }) { nodes { rowId onSiteUtc } }
      fieldCommentsByScheduleId(condition: { deletedUtc: null }, orderBy: CREATED_UTC_DESC, first: 5) {
        totalCount nodes { rowId version clientId scheduleId constructionId userId comments createdUtc appUserByUserId { rowId firstName lastName } }
      }
    }
  }
}`;

/** @returns {{ api: import('./measure.mjs').Ask, statement: import('./measure.mjs').Ask, postgraphile: import('./measure.mjs').Ask }} */
export function asksFor({ person, origins, token }) {
  return {
    api: { origin: origins.api, path: '/api/dashboard/fieldwork', headers: { authorization: `Bearer ${token}` } },
    statement: { origin: origins.statement, path: `/field-list?group=${person.groupId}&person=${person.id}` },
    postgraphile: {
      origin: origins.postgraphile,
      path: '/graphql',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY, variables: { group: person.groupId, person: person.id } }),
    },
  };
}

/** What both must say alike. */
export const comparable = (text) => JSON.parse(text);

export const sizeOf = (text) => {
  const { workSchedule, rejectedSchedules } = JSON.parse(text);
  return `${workSchedule.length + rejectedSchedules.length} tasks`;
};
export const peerSizeOf = (text) => JSON.parse(text).data.allSchedules.nodes.length;
