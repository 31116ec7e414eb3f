// The events of the administration's records in words: codes, rates, roles, people, devices, documents, contractors, groups, settings, lists, the queue.
import { kindLabel } from '../document/document.fields.ts';
import { CLAIM_WORDS } from '../kernel/claim-words.ts';
import { isClaim } from '../kernel/claims.ts';
import { formatDate } from '../kernel/date-format.ts';
import { oneOffLabel } from '../log/one-off.rules.ts';
import { queueJobLabel } from '../log/queue.rules.ts';
import { readText } from './event-changes.ts';
import { numberIn, quoted, textsIn, type ReadEvent, type Words } from './event-word-parts.ts';
import { settingWords } from './setting-changes.ts';

export const RECORD_WORDS: Readonly<Partial<Record<string, Words>>> = {
  createOperation: ['job', (event) => `Operation saved${quoted(readText(event.after, 'name'))}`],
  editOperation: ['job', (event) => `Saved operation changed${quoted(readText(event.after, 'name'))}`],
  removeOperation: ['job', () => 'Saved operation removed'],
  restoreOperation: ['job', () => 'Saved operation restored'],
  runOperation: ['job', ({ detail }) => operationRun(detail)],
  createItemCode: ['item', (event) => `Item code created${quoted(readText(event.after, 'code'))}`],
  editItemCode: ['item', () => 'Item code edited'],
  createConstructionCode: [
    'item',
    (event) => `Construction code created${quoted(readText(event.after, 'externalCode'))}${fromWords(event.after)}`,
  ],
  editConstructionCode: ['item', () => 'Construction code edited'],
  archiveConstructionCode: ['item', () => 'Construction code archived'],
  restoreConstructionCode: ['item', () => 'Construction code restored'],
  createChildCode: ['item', (event) => `Child code created${quoted(readText(event.after, 'code'))}`],
  editChildCode: ['item', () => 'Child code edited'],
  archiveChildCode: ['item', () => 'Child code archived'],
  restoreChildCode: ['item', () => 'Child code restored'],
  addChildRate: ['item', (event) => `Rate added${rateWords(event.detail)}${fromWords(event.after)}`],
  editChildRate: ['item', (event) => `Rate changed${rateWords(event.detail)}`],
  removeChildRate: ['item', (event) => `Rate withdrawn${rateWords(event.detail)}`],
  restoreChildRate: ['item', (event) => `Rate restored${rateWords(event.detail)}`],
  createRole: ['job', (event) => `Role created${quoted(readText(event.after, 'name'))}${claimWords(event.detail)}`],
  editRole: ['job', (event) => `Role changed${claimWords(event.detail)}`],
  createPerson: ['job', (event) => `Invited${rightsWords(event.detail)}`],
  editPerson: ['job', (event) => `Person changed${rightsWords(event.detail)}`],
  disablePerson: ['job', () => 'Can no longer sign in'],
  enablePerson: ['job', () => 'Can sign in again'],
  resendInvitation: ['job', () => 'Invited again'],
  beginImpersonation: ['job', () => 'Someone signed in as this person'],
  endImpersonation: ['job', () => 'No longer signed in as this person'],
  resetDevice: ['job', (event) => `Device reset requested${quoted(readText(event.detail, 'device'))}`],
  keepDevice: ['job', (event) => `Device reset cancelled${quoted(readText(event.detail, 'device'))}`],
  archiveRole: ['job', () => 'Role archived'],
  restoreRole: ['job', () => 'Role restored'],
  addDocument: ['file', (event) => `Document added: ${documentOf(event)}`],
  editDocument: ['file', (event) => `Document changed: ${documentOf(event)}`],
  removeDocument: ['file', (event) => `Document removed: ${documentOf(event)}`],
  restoreDocument: ['file', (event) => `Document restored: ${documentOf(event)}`],
  verifyDocument: ['file', (event) => `Document verified: ${documentOf(event)}`],
  unverifyDocument: ['file', (event) => `Document no longer verified: ${documentOf(event)}`],
  documentExpires: ['file', (event) => noticeWords(event)],
  mailDocumentNotice: ['file', (event) => `Notified by email${quoted(readText(event.detail, 'address'))}: ${noticeWords(event)}`],
  failDocumentMail: ['file', (event) => `The email could not be sent${quoted(readText(event.detail, 'address'))}: ${noticeWords(event)}`],
  editDocumentKind: ['file', (event) => `Mandatory or not changed: ${documentOf(event)}`],
  createContractor: ['job', (event) => `Contractor created${quoted(readText(event.after, 'legalName'))}`],
  editContractor: ['job', () => 'Contractor edited'],
  activateContractor: ['job', () => 'Contractor activated'],
  suspendContractor: ['job', () => 'Contractor suspended'],
  endContractor: ['job', () => 'Contractor ended'],
  reopenContractor: ['job', () => 'Contractor reopened'],
  turnBankKey: ['job', (event) => `Encrypted with another key: ${bankOf(event)}`],
  proposeBankAccount: ['job', (event) => `Change of bank account requested: ${bankOf(event)}`],
  approveBankAccount: ['job', (event) => `Bank account approved: ${bankOf(event)}${replacedWords(event)}`],
  refuseBankAccount: ['job', (event) => `Change of bank account refused: ${bankOf(event)}`],
  withdrawBankAccount: ['job', (event) => `Change of bank account withdrawn: ${bankOf(event)}`],
  mismatchBankAccount: ['job', (event) => `The numbers given on the phone did not match the account ${bankOf(event)}`],
  sendBankNotice: ['job', (event) => `SMS to the contact: ${noticeOf(event)}`],
  failBankNotice: ['job', (event) => `SMS to the contact was not sent: ${noticeOf(event)}`],
  createGroup: ['job', (event) => `Group created${quoted(readText(event.after, 'name'))}${contractorWords(event.detail)}`],
  editGroup: ['job', (event) => `Group edited${contractorWords(event.detail)}`],
  archiveGroup: ['job', () => 'Group archived'],
  restoreGroup: ['job', () => 'Group restored'],
  changeGroupMembers: ['job', (event) => memberWords(event.detail)],
  moveGroup: ['job', () => 'Moved in the schedule’s order'],
  addAbsence: ['job', (event) => `Leave added${daysWords(event.after)}`],
  editAbsence: ['job', () => 'Leave changed'],
  removeAbsence: ['job', () => 'Leave removed'],
  restoreAbsence: ['job', () => 'Leave restored'],
  saveSetting: ['job', (event) => `Setting saved${settingWords(event.detail)}`],
  resetSetting: ['job', (event) => `Setting reset to the default${settingWords(event.detail)}`],
  letFormsGo: ['job', (event) => `Earlier forms removed from the setting${settingWords(event.detail)}`],
  replaceStatus: ['job', () => 'The office replaced a status'],
  createLookupValue: [
    'job',
    (event) => `Added${quoted(readText(event.after, 'label'))} to ${readText(event.detail, 'list') ?? 'the list'}`,
  ],
  renameLookupValue: ['job', () => 'Renamed'],
  markLookupValue: ['job', () => 'Changed'],
  archiveLookupValue: [
    'job',
    ({ detail }) =>
      readText(detail, 'into') === null
        ? 'Archived: no longer offered'
        : `Merged into${quoted(readText(detail, 'into'))}: no longer offered`,
  ],
  restoreLookupValue: ['job', () => 'Restored'],
  moveLookupValue: ['job', () => 'Moved in the list’s order'],
  mergeLookupValues: [
    'job',
    (event) => `Took over${quoted(readText(event.detail, 'from'))}, ${recordsText(numberIn(event.detail, 'count') ?? 0)}`,
  ],
  archiveItemCode: ['item', () => 'Item code archived'],
  restoreItemCode: ['item', () => 'Item code restored'],
  addItemPrice: ['item', ({ after }) => `Price set${fromWords(after)}`],
  takeBackItemPrice: ['item', ({ before }) => `Price withdrawn${fromWords(before)}`],
  mergeItemCodes: ['item', ({ detail }) => `Merged into ${readText(detail, 'into') ?? 'another code'}${followedWords(detail)}`],
  takeOverItemCode: ['item', ({ detail }) => `Took over ${readText(detail, 'from') ?? 'another code'}${followedWords(detail)}`],
  retryQueueJob: ['job', ({ detail }) => `Background job started again${quoted(queueJob(detail))}`],
  giveUpQueueJob: ['job', ({ detail }) => `Background job stopped${quoted(queueJob(detail))}`],
  dismissQueueJob: ['job', ({ detail }) => `Failed background job removed from the list${quoted(queueJob(detail))}`],
  startOneOff: ['job', ({ detail }) => `One-off started${quoted(oneOff(detail))}: ${recordsText(numberIn(detail, 'total') ?? 0)}`],
  cancelOneOff: ['job', ({ detail }) => `One-off cancelled${quoted(oneOff(detail))} after ${recordsText(numberIn(detail, 'done') ?? 0)}`],
  endOneOff: ['job', ({ detail }) => `One-off ended${quoted(oneOff(detail))}: ${recordsText(numberIn(detail, 'done') ?? 0)}`],
  runScheduledTask: ['job', ({ detail }) => `Scheduled task started by hand${quoted(queueJob(detail))}`],
};

const rateWords = (detail: unknown): string => ` for ${readText(detail, 'party') ?? 'everyone'}`;

/** ': 3 lines of jobs, 1 child code'. */
function followedWords(detail: unknown): string {
  const said = [
    countText(detail, 'lineCount', 'line of a job', 'lines of jobs'),
    countText(detail, 'childCodes', 'child code', 'child codes'),
  ];
  const all = [...said, countText(detail, 'constructionCodes', 'construction code', 'construction codes')].filter((part) => part !== '');
  return all.length === 0 ? '' : `: ${all.join(', ')}`;
}

function countText(detail: unknown, key: string, one: string, many: string): string {
  const count = numberIn(detail, key) ?? 0;
  return count === 0 ? '' : `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`;
}

const recordsText = (count: number): string => (count === 1 ? '1 record' : `${count.toLocaleString('en-AU')} records`);

const oneOff = (detail: unknown): string => oneOffLabel(readText(detail, 'kind') ?? '');
const queueJob = (detail: unknown): string => queueJobLabel(readText(detail, 'job') ?? '');

function fromWords(rate: unknown): string {
  const [from, to] = [readText(rate, 'effectiveFrom'), readText(rate, 'effectiveTo')];
  return from === null ? '' : ` from ${formatDate(from)}${to === null ? '' : ` to ${formatDate(to)}`}`;
}

/** ': gives Office; joins Crew North'. */
function rightsWords(detail: unknown): string {
  const said = ['gives', 'takes', 'joins', 'leaves'].flatMap((verb) => {
    const names = textsIn(detail, verb);
    return names.length === 0 ? [] : [`${verb} ${names.join(', ')}`];
  });
  return said.length === 0 ? '' : `: ${said.join('; ')}`;
}

function contractorWords(detail: unknown): string {
  const [was, is] = [readText(detail, 'contractorBefore'), readText(detail, 'contractor')];
  if (was === is) return '';
  return is === null ? `: no longer of contractor ${was ?? ''}` : `: contractor ${is}`;
}

function memberWords(detail: unknown): string {
  const contact = readText(detail, 'contact');
  const said = [
    ...[
      ['joined', 'joinedNames'],
      ['left', 'leftNames'],
    ].flatMap(([verb = '', key = '']) => {
      const names = textsIn(detail, key);
      return names.length === 0 ? [] : [`${names.join(', ')} ${verb}`];
    }),
    ...(contact === null ? [] : [`${contact} is the primary contact`]),
  ];
  return `Members changed: ${said.join('; ')}`;
}

function daysWords(after: unknown): string {
  const [from, to] = [readText(after, 'fromDate'), readText(after, 'toDate')];
  return from === null || to === null ? '' : `, ${formatDate(from)} to ${formatDate(to)}`;
}

/** ': gives Jobs, Edit jobs; takes Logs'. */
function claimWords(detail: unknown): string {
  const said = [
    ['gives', 'given'],
    ['takes', 'taken'],
  ].flatMap(([verb = '', key = '']) => {
    const labels = textsIn(detail, key).map((claim) => (isClaim(claim) ? CLAIM_WORDS[claim].label : claim));
    return labels.length === 0 ? [] : [`${verb} ${labels.join(', ')}`];
  });
  return said.length === 0 ? '' : `: ${said.join('; ')}`;
}

/** 'Ran the mutation “saveView” in GraphiQL: saveView'. */
function operationRun(detail: unknown): string {
  const fields = textsIn(detail, 'fields');
  return `Ran the ${readText(detail, 'kind') ?? 'query'}${quoted(readText(detail, 'name'))} in GraphiQL${fields.length === 0 ? '' : `: ${fields.join(', ')}`}`;
}

/** 'White card', also where a later version has another kind. */
const bankOf = ({ detail }: ReadEvent): string => `ending in ${readText(detail, 'end') ?? '…'}`;
function replacedWords({ detail }: ReadEvent): string {
  const replaced = readText(detail, 'replaced');
  return replaced === null ? '' : `, instead of ${replaced}`;
}
const noticeOf = ({ detail }: ReadEvent): string =>
  readText(detail, 'about') === 'approved' ? 'the bank account has changed' : 'a change of bank account was requested';
const noticeWords = (event: ReadEvent): string => {
  const days = numberIn(event.detail, 'days');
  return days === 0 ? `${documentOf(event)} has expired` : `${documentOf(event)} expires in ${String(days ?? '')} days or less`;
};
const documentOf = ({ detail }: ReadEvent): string => kindLabel(readText(detail, 'kind') ?? 'a document');
