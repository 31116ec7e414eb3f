// ConstructionQuery, the whole task page in one GraphQL request (quality.md §3). The statement leaves out the files' signed
// links, which no statement can make; PostGraphile leaves out the same, the scope, and the facts of approved payments and expired documents.
import fs from 'node:fs';
import path from 'node:path';
import { projectDir } from '../process/project.mjs';

export const title = 'construction-query';
export const what = 'ConstructionQuery with every field of the specification, one subcontractor’s open job';

const operation = (file) => fs.readFileSync(path.join(projectDir, 'schema/operations', `${file}.graphql`), 'utf8').replace(/^#.*$/gm, '');
const OUR_QUERY = [
  'job/construction-query',
  'job/construction-fields',
  'job/payment-fields',
  'job/attachment-fields',
  'task/task-fields',
  'comment/comment-fields',
]
  .map(operation)
  .join('\n');

const COMMENTS =
  'nodes { rowId version clientId scheduleId constructionId userId comments createdUtc appUserByUserId { rowId firstName lastName } }';
const PEER_QUERY = `query ConstructionQuery($job: Int!, $group: Int!, $person: Int!) {
  constructionByRowId(rowId: $job) {
    rowId version status comments workOrder releaseDate projectFsam description address contactDetails buildType workType premises financialContactName
    deliveryPartner deliveryPartnerPm developer adtechPm scheduler originalDueDate updatedDueDate dbydExpiryDate startDueDate laseDate onsiteDate
    integrationDate crqDate crqNumber acceleratedJob siteContact siteContactPhone customerRef bomComments contract region quoteNumber prePaymentNumber
    checklist bookedDate workTasksCompleteDate locationId isReceived statusChangeHangfireId holdReason holdUntil lotNumber unitNumber streetNumber streetName roadType suburb
    state postCode builderApprovalSentDate builderApprovedDate customFields
    boqsByConstructionId(orderBy: [ITEM_TYPE_ASC, PRIMARY_KEY_ASC]) {
      nodes { rowId version clientId itemId code description itemType unitOfMeasure quantity variationQty designVariation assignedQty completedQty estimatedTime comments }
    }
    schedulesByConstructionId(condition: { groupId: $group }, orderBy: PRIMARY_KEY_ASC) {
      nodes {
        rowId version name owner resource groupId issuedDate dueDate completedDate submittedDate comments initial ignored isPayment isReopened isPartial
        onsiteDate acceptedDate declinedDate ticketOfWork childTaskId externalJobLink reminderDate reminderComments scheduledStartTime scheduledEndTime
        scheduleItemsByScheduleId(orderBy: PRIMARY_KEY_ASC) {
          nodes {
            rowId version clientId boqId childCode quantity completedQty variationReason rejectedDate rejectedBy rejectReason approvedQty approvedBy reviewReason
            rate
            boqByBoqId { code description unitOfMeasure fieldItemByItemId { code name description unitOfMeasure } }
          }
        }
        taskUsersByScheduleId(orderBy: PRIMARY_KEY_ASC) {
          nodes {
            rowId version clientId userId scheduleId onSiteUtc offSiteUtc completedUtc confirmItemQtys comments appUserByUserId { rowId firstName lastName }
          }
        }
        fieldCommentsByScheduleId(condition: { deletedUtc: null }, orderBy: CREATED_UTC_DESC, first: 51) { ${COMMENTS} }
      }
    }
    paymentsByConstructionId(orderBy: PRIMARY_KEY_ASC) {
      nodes {
        rowId name owner scheduleId constructionId domainName invoiceNo xeroBillNo xeroPoNo paymentDueDate paidAmountExGst paidAmountIncGst paidDate
        invoiceDate
        paymentItemsByPaymentId(orderBy: PRIMARY_KEY_ASC) {
          nodes {
            rowId itemCode comments paymentId boqId originalQty completedQty unitAmount valueExGst valueIncGst rejectedDate approvedDate approvedBy
            variationReason
          }
        }
      }
    }
    attachmentsByConstructionId(condition: { state: "uploaded" }, orderBy: CREATED_UTC_DESC) {
      nodes { rowId title storedFileByFileId { storageKey sizeBytes } tags createdUtc modifiedUtc comments isDocAttachment }
    }
    siteContactsByConstructionId(orderBy: SORT_ORDER_ASC) { nodes { rowId name description phone email sortOrder } }
    fieldCommentsByConstructionId(condition: { deletedUtc: null }, orderBy: CREATED_UTC_DESC, first: 51) { ${COMMENTS} }
  }
  allRoleClaims(condition: { claimValue: "IS_CONSTRUCTION_USER" }) {
    nodes { roleByRoleId { userRolesByRoleId { nodes { appUserByUserId { rowId email firstName lastName canLogIn } } } } }
  }
  allGroupMembers(condition: { userId: $person }) { nodes { workGroupByGroupId { rowId name isSubcontractor } } }
  allSystemSettings(condition: { name: "Address Type" }) { nodes { name workType config } }
}`;

const graphql = (origin, query, variables, headers = {}) => ({
  origin,
  path: '/graphql',
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ query, variables }),
});

/** @returns {{ api: import('./measure.mjs').Ask, statement: import('./measure.mjs').Ask, postgraphile: import('./measure.mjs').Ask }} */
export function asksFor({ person, origins, token, round }) {
  const job = person.jobIds[round % person.jobIds.length];
  return {
    api: graphql(origins.api, OUR_QUERY, { constructionId: job }, { authorization: `Bearer ${token}` }),
    statement: { origin: origins.statement, path: `/construction-query?job=${job}&group=${person.groupId}&person=${person.id}` },
    postgraphile: graphql(origins.postgraphile, PEER_QUERY, { job, group: person.groupId, person: person.id }),
  };
}

/** What both must say alike: all but the links, and settings, which the API completes with their defaults. */
export function comparable(text) {
  return JSON.parse(text, (key, value) => (['url', 'config'].includes(key) ? undefined : value));
}

export const sizeOf = (text) => `${Math.round(text.length / 1024)} kB`;
export const peerSizeOf = (text) => JSON.parse(text).data.constructionByRowId.schedulesByConstructionId.nodes.length;
