// What the events of declared records keep (event-shapes.ts): the fields that an edit set, as each declaration has them.
import { z } from 'zod';
import { SMS_FAILURES } from '../builder-approval/sms.rules.ts';
import { ABSENCE } from '../group/absence.fields.ts';
import { GROUP } from '../group/group.fields.ts';
import { CONTRACTOR } from '../contractor/contractor.fields.ts';
import { CONTRACTOR_STATES } from '../contractor/contractor.lifecycle.ts';
import { DOCUMENT, DOCUMENT_KIND } from '../document/document.fields.ts';
import { NOTICE_DAYS } from '../document/document.rules.ts';
import { CHILD_CODE, CHILD_RATE } from '../item/child-code.fields.ts';
import { CONSTRUCTION_CODE } from '../item/construction-code.fields.ts';
import { ITEM_CODE } from '../item/item-code.fields.ts';
import { LOOKUP_VALUE } from '../lookup/lookup-value.fields.ts';
import { PROJECT } from '../project/project.fields.ts';
import { CLAIMS } from '../kernel/claims.ts';
import { PERSON } from '../rights/person.fields.ts';
import { ROLE } from '../rights/role.fields.ts';
import { recordShape } from '../record/record-input.ts';
import { decimal, id, instant, nothing, ofEntity, text } from './shape-parts.ts';
import { settingChange } from './setting-changes.ts';

const itemCode = recordShape(ITEM_CODE);
const project = recordShape(PROJECT);
const role = recordShape(ROLE);
const lookupValue = recordShape(LOOKUP_VALUE);
/** storedFileId: of the company's logo, where the save brought one. */
const settingSaved = z.strictObject({
  ...{ name: text, workType: text.nullable(), changes: z.int(), storedFileId: id.optional() },
  changed: z.array(settingChange),
});
const statuses = z.strictObject({ status: text.optional(), plannedStatus: text.optional(), statusBeforeHold: text.optional() });
/** The save that moved the job; null of those from before it was kept. */
const replacedBy = z.strictObject({ workType: text.nullable(), version: z.int() }).nullable();
const ofLookup = z.strictObject({ lookupId: id });
const claimsOfRole = z.strictObject({ given: z.array(z.enum(CLAIMS)), taken: z.array(z.enum(CLAIMS)) });
const group = recordShape(GROUP);
const contractors = z.strictObject({ contractorBefore: text.nullable(), contractor: text.nullable() }).nullable();
const contact = z.strictObject({ primaryUserId: id.nullable() });
const members = z.strictObject({
  joinedUserIds: z.array(id),
  leftUserIds: z.array(id),
  contactUserIds: z.array(id),
  joinedNames: z.array(text),
  leftNames: z.array(text),
  contact: text.nullable(),
});
const inOrder = z.strictObject({ scheduleOrder: z.int().nullable() });
const absence = recordShape(ABSENCE);
const ofAbsence = z.strictObject({ absenceId: id });
const contractor = recordShape(CONTRACTOR);
const contractorState = z.strictObject({ status: z.enum(CONTRACTOR_STATES) });
const stateChange = { before: contractorState, after: contractorState, detail: nothing };
/** The last three digits of the number: all that an event knows of it. */
const bankEnd = z.string().regex(/^\d{3}$/);
const ofBank = z.strictObject({ contractorId: id, end: bankEnd });
const approvedBank = ofBank.extend({ replaced: bankEnd.nullable() });
const otherNumbers = ofBank.extend({ tries: z.int() });
const bankNotice = z.strictObject({ mobile: text, about: z.enum(['asked', 'approved']) });
const failedNotice = bankNotice.extend({ failure: z.enum(SMS_FAILURES) });
const person = recordShape(PERSON);
const names = z.array(text);
const rightsOfPerson = z.strictObject({
  ...{ givenRoleIds: z.array(id), takenRoleIds: z.array(id), joinedGroupIds: z.array(id), leftGroupIds: z.array(id) },
  ...{ gives: names, takes: names, joins: names, leaves: names },
});
const access = z.strictObject({ canLogIn: z.boolean() });
const ofDevice = z.strictObject({ deviceId: id, device: text });
const childCode = recordShape(CHILD_CODE);
const constructionCode = recordShape(CONSTRUCTION_CODE);
const childRate = recordShape(CHILD_RATE);
/** Whose rate it is, as people know them. */
const ofRate = z.strictObject({ childRateId: id, party: text.nullable() });
const itemPrice = z.strictObject({ unitAmount: decimal, effectiveFrom: z.iso.date() });
/** The price, and the one before whose last day moved. One of many that were changed at once names that change. */
const ofPrice = z.strictObject({ itemPriceIds: z.array(id), priceChangeId: id.nullable() });
/** What followed a merge. */
const followed = z.strictObject({ lineCount: z.int(), childCodes: z.int(), constructionCodes: z.int() });
const archived = z.strictObject({ isArchived: z.boolean() });

const document = recordShape(DOCUMENT);
const documentKind = recordShape(DOCUMENT_KIND);
const ofDocument = z.strictObject({ contractorId: id.nullable(), personId: id.nullable(), kind: text });
const notice = ofDocument.extend({ days: z.literal(NOTICE_DAYS), expiresOn: text });
const mailedNotice = notice.extend({ address: text });

export const RECORD_CHANGES = {
  createItemCode: ofEntity(ITEM_CODE.entity, { before: nothing, after: itemCode, detail: nothing }),
  editItemCode: ofEntity(ITEM_CODE.entity, { before: itemCode, after: itemCode, detail: nothing }),
  createConstructionCode: ofEntity(CONSTRUCTION_CODE.entity, { before: nothing, after: constructionCode, detail: nothing }),
  editConstructionCode: ofEntity(CONSTRUCTION_CODE.entity, { before: constructionCode, after: constructionCode, detail: nothing }),
  archiveConstructionCode: ofEntity(CONSTRUCTION_CODE.entity, { before: archived, after: archived, detail: nothing }),
  restoreConstructionCode: ofEntity(CONSTRUCTION_CODE.entity, { before: archived, after: archived, detail: nothing }),
  createChildCode: ofEntity(CHILD_CODE.entity, { before: nothing, after: childCode, detail: nothing }),
  editChildCode: ofEntity(CHILD_CODE.entity, { before: childCode, after: childCode, detail: nothing }),
  archiveChildCode: ofEntity(CHILD_CODE.entity, { before: archived, after: archived, detail: nothing }),
  restoreChildCode: ofEntity(CHILD_CODE.entity, { before: archived, after: archived, detail: nothing }),
  addChildRate: ofEntity(CHILD_CODE.entity, { before: nothing, after: childRate, detail: ofRate }),
  editChildRate: ofEntity(CHILD_CODE.entity, { before: childRate, after: childRate, detail: ofRate }),
  removeChildRate: ofEntity(CHILD_CODE.entity, { before: archived, after: archived, detail: ofRate }),
  restoreChildRate: ofEntity(CHILD_CODE.entity, { before: archived, after: archived, detail: ofRate }),
  createProject: ofEntity(PROJECT.entity, { before: nothing, after: project, detail: nothing }),
  editProject: ofEntity(PROJECT.entity, { before: project, after: project, detail: nothing }),
  createPerson: ofEntity(PERSON.entity, { before: nothing, after: person, detail: rightsOfPerson }),
  editPerson: ofEntity(PERSON.entity, { before: person, after: person, detail: rightsOfPerson }),
  disablePerson: ofEntity(PERSON.entity, { before: access, after: access, detail: nothing }),
  enablePerson: ofEntity(PERSON.entity, { before: access, after: access, detail: nothing }),
  resendInvitation: ofEntity(PERSON.entity, { before: nothing, after: nothing, detail: nothing }),
  beginImpersonation: ofEntity(PERSON.entity, { before: nothing, after: nothing, detail: z.strictObject({ until: instant }) }),
  endImpersonation: ofEntity(PERSON.entity, { before: nothing, after: nothing, detail: nothing }),
  resetDevice: ofEntity(PERSON.entity, { before: nothing, after: nothing, detail: ofDevice }),
  keepDevice: ofEntity(PERSON.entity, { before: nothing, after: nothing, detail: ofDevice }),
  createRole: ofEntity(ROLE.entity, { before: nothing, after: role, detail: claimsOfRole }),
  editRole: ofEntity(ROLE.entity, { before: role, after: role, detail: claimsOfRole }),
  archiveRole: ofEntity(ROLE.entity, { before: archived, after: archived, detail: nothing }),
  restoreRole: ofEntity(ROLE.entity, { before: archived, after: archived, detail: nothing }),
  saveSetting: ofEntity('system_setting', { before: nothing, after: nothing, detail: settingSaved }),
  resetSetting: ofEntity('system_setting', { before: nothing, after: nothing, detail: settingSaved }),
  letFormsGo: ofEntity('system_setting', {
    before: nothing,
    after: nothing,
    detail: z.strictObject({ name: text, workType: text.nullable(), versions: z.array(z.int()) }),
  }),
  replaceStatus: ofEntity('construction', { before: statuses, after: statuses, detail: replacedBy }),
  createLookupValue: ofEntity(LOOKUP_VALUE.entity, { before: nothing, after: lookupValue, detail: ofLookup.extend({ list: text }) }),
  renameLookupValue: ofEntity(LOOKUP_VALUE.entity, { before: lookupValue, after: lookupValue, detail: ofLookup }),
  markLookupValue: ofEntity(LOOKUP_VALUE.entity, { before: lookupValue, after: lookupValue, detail: ofLookup }),
  archiveLookupValue: ofEntity(LOOKUP_VALUE.entity, {
    before: archived,
    after: archived,
    detail: ofLookup.extend({ into: text.optional() }),
  }),
  restoreLookupValue: ofEntity(LOOKUP_VALUE.entity, { before: archived, after: archived, detail: ofLookup }),
  moveLookupValue: ofEntity(LOOKUP_VALUE.entity, {
    before: nothing,
    after: nothing,
    detail: ofLookup.extend({ from: decimal, to: decimal }),
  }),
  mergeLookupValues: ofEntity(LOOKUP_VALUE.entity, {
    before: nothing,
    after: nothing,
    detail: ofLookup.extend({ from: text, count: z.int() }),
  }),
  archiveItemCode: ofEntity(ITEM_CODE.entity, { before: archived, after: archived, detail: nothing }),
  restoreItemCode: ofEntity(ITEM_CODE.entity, { before: archived, after: archived, detail: nothing }),
  addItemPrice: ofEntity(ITEM_CODE.entity, { before: nothing, after: itemPrice, detail: ofPrice }),
  takeBackItemPrice: ofEntity(ITEM_CODE.entity, { before: itemPrice, after: nothing, detail: ofPrice }),
  mergeItemCodes: ofEntity(ITEM_CODE.entity, { before: archived, after: archived, detail: followed.extend({ intoId: id, into: text }) }),
  takeOverItemCode: ofEntity(ITEM_CODE.entity, { before: nothing, after: nothing, detail: followed.extend({ fromId: id, from: text }) }),
  createContractor: ofEntity(CONTRACTOR.entity, { before: nothing, after: contractor, detail: nothing }),
  editContractor: ofEntity(CONTRACTOR.entity, { before: contractor, after: contractor, detail: nothing }),
  activateContractor: ofEntity(CONTRACTOR.entity, stateChange),
  suspendContractor: ofEntity(CONTRACTOR.entity, stateChange),
  endContractor: ofEntity(CONTRACTOR.entity, stateChange),
  reopenContractor: ofEntity(CONTRACTOR.entity, stateChange),
  proposeBankAccount: ofEntity('contractor_bank_account', { before: nothing, after: nothing, detail: ofBank }),
  approveBankAccount: ofEntity('contractor_bank_account', { before: nothing, after: nothing, detail: approvedBank }),
  refuseBankAccount: ofEntity('contractor_bank_account', { before: nothing, after: nothing, detail: ofBank }),
  withdrawBankAccount: ofEntity('contractor_bank_account', { before: nothing, after: nothing, detail: ofBank }),
  mismatchBankAccount: ofEntity('contractor_bank_account', { before: nothing, after: nothing, detail: otherNumbers }),
  turnBankKey: ofEntity('contractor_bank_account', { before: nothing, after: nothing, detail: ofBank }),
  sendBankNotice: ofEntity(CONTRACTOR.entity, { before: nothing, after: nothing, detail: bankNotice }),
  failBankNotice: ofEntity(CONTRACTOR.entity, { before: nothing, after: nothing, detail: failedNotice }),
  addDocument: ofEntity(DOCUMENT.entity, { before: nothing, after: document, detail: ofDocument }),
  editDocument: ofEntity(DOCUMENT.entity, { before: document, after: document, detail: ofDocument }),
  removeDocument: ofEntity(DOCUMENT.entity, { before: archived, after: archived, detail: ofDocument }),
  restoreDocument: ofEntity(DOCUMENT.entity, { before: archived, after: archived, detail: ofDocument }),
  verifyDocument: ofEntity(DOCUMENT.entity, { before: nothing, after: nothing, detail: ofDocument }),
  unverifyDocument: ofEntity(DOCUMENT.entity, { before: nothing, after: nothing, detail: ofDocument }),
  documentExpires: ofEntity(DOCUMENT.entity, { before: nothing, after: nothing, detail: notice }),
  mailDocumentNotice: ofEntity(DOCUMENT.entity, { before: nothing, after: nothing, detail: mailedNotice }),
  failDocumentMail: ofEntity(DOCUMENT.entity, { before: nothing, after: nothing, detail: mailedNotice }),
  editDocumentKind: ofEntity(DOCUMENT_KIND.entity, { before: documentKind, after: documentKind, detail: z.strictObject({ kind: text }) }),
  createGroup: ofEntity(GROUP.entity, { before: nothing, after: group, detail: contractors }),
  editGroup: ofEntity(GROUP.entity, { before: group, after: group, detail: contractors }),
  archiveGroup: ofEntity(GROUP.entity, { before: archived, after: archived, detail: nothing }),
  restoreGroup: ofEntity(GROUP.entity, { before: archived, after: archived, detail: nothing }),
  changeGroupMembers: ofEntity(GROUP.entity, { before: contact, after: contact, detail: members }),
  moveGroup: ofEntity(GROUP.entity, { before: inOrder, after: inOrder, detail: z.strictObject({ shiftedGroupIds: z.array(id) }) }),
  addAbsence: ofEntity(GROUP.entity, { before: nothing, after: absence, detail: ofAbsence }),
  editAbsence: ofEntity(GROUP.entity, { before: absence, after: absence, detail: ofAbsence }),
  removeAbsence: ofEntity(GROUP.entity, { before: archived, after: archived, detail: ofAbsence }),
  restoreAbsence: ofEntity(GROUP.entity, { before: archived, after: archived, detail: ofAbsence }),
};
