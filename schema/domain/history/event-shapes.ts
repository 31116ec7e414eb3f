// What each event keeps: `before` and `after` are fields of the row that the event is of, as they were and as they are; everything else that the
// move has to say is its detail. One shape for writing and reading (domain.md §3).
import { z } from 'zod';
import { VERDICTS } from '../task/review.rules.ts';
import { MOVES, type Move } from '../task/task.lifecycle.ts';
import { JOB_FIELD_NAMES } from '../job/job.fields.ts';
import type { JsonChange } from '../kernel/json-difference.ts';
import { BUILDER_CHANGES } from './builder-shapes.ts';
import { COMMENT_CHANGES } from './comment-shapes.ts';
import { COST_CHANGES } from './cost-shapes.ts';
import { ITEM_CHANGES } from './item-shapes.ts';
import { POTENTIAL_JOB_CHANGES } from './potential-job-shapes.ts';
import { QUEUE_CHANGES } from './queue-shapes.ts';
import { RECORD_CHANGES } from './record-shapes.ts';
import { decimal, id, instant, nothing, ofEntity, text } from './shape-parts.ts';
import { VIEW_CHANGES } from './view-shapes.ts';

const lifecycle = z.strictObject({
  acceptedDate: instant.nullable(),
  declinedDate: instant.nullable(),
  onsiteDate: instant.nullable(),
  completedDate: instant.nullable(),
  submittedDate: instant.nullable(),
  isPartial: z.boolean(),
  isReopened: z.boolean(),
});

const visit = z.strictObject({ taskUserId: id });
const ticket = z.custom<object | null>((value) => typeof value === 'object');
const jsonObject = z.custom<object>((value) => typeof value === 'object' && value !== null);
const jsonChange = z.custom<JsonChange>((value) => typeof value === 'object' && value !== null && 'path' in value);
const itemFields = z.strictObject({
  completedQty: decimal.nullable(),
  variationReason: text.nullable(),
  rejectedDate: instant.nullable(),
  rejectReason: text.nullable(),
});

/** What a move of the lifecycle says beside the task's dates. */
const MOVE_DETAILS = {
  accept: z.strictObject({ rates: z.array(z.strictObject({ id, rate: decimal.nullable() })) }),
  decline: nothing,
  goOnsite: visit,
  goOffsite: visit,
  complete: visit,
  completePartially: visit,
  confirm: z.strictObject({
    taskUserId: id,
    quantities: z.array(z.strictObject({ id, quantity: decimal.nullable(), completedQty: decimal.nullable() })),
  }),
  submit: z.strictObject({ paymentId: id.nullable() }),
  addItem: z.strictObject({ scheduleItemId: id, boqId: id, code: text, quantity: decimal }),
  changeItem: z.strictObject({ scheduleItemId: id, itemBefore: itemFields, itemAfter: itemFields, isLastRejection: z.boolean() }),
  comment: z.strictObject({ taskUserId: id, comments: text.nullable() }),
  saveTicket: z.union([z.strictObject({ replaced: ticket }), z.strictObject({ ticketChanges: z.array(jsonChange).readonly() })]),
  resetTicket: z.strictObject({ replaced: ticket }),
  reopen: z.strictObject({
    confirmedBy: z.array(id),
    taskUserIds: z.array(id),
    voidedPaymentId: id.nullable(),
    /** What had been reviewed, and is undecided again. */
    scheduleItemIds: z.array(id).optional(),
  }),
} satisfies Record<Move, z.ZodType>;

const amounts = {
  completedQty: decimal.nullable(),
  unitAmount: decimal.nullable(),
  valueExGst: decimal.nullable(),
  valueIncGst: decimal.nullable(),
};
const lines = z.strictObject({ lines: z.array(z.strictObject({ id, scheduleItemId: id.nullable(), ...amounts })) });
const paymentState = z.strictObject({ state: text });
const issued = z.strictObject({ issuedDate: instant.nullable(), issuedBy: text.nullable(), declinedDate: instant.nullable() });
const held = z.strictObject({
  groupId: id.nullable(),
  resource: text.nullable(),
  acceptedDate: instant.nullable(),
  declinedDate: instant.nullable(),
});
const aside = z.strictObject({ ignored: z.boolean() });
const reminder = z.strictObject({ reminderDate: z.iso.date().nullable(), reminderComments: text.nullable() });
const variation = z.strictObject({
  designVariation: decimal.nullable(),
  variationDecidedDate: instant.nullable(),
  variationDecidedBy: text.nullable(),
  variationReason: text.nullable(),
});
const siteContact = z.strictObject({
  id,
  constructionId: id,
  name: text.nullable(),
  description: text.nullable(),
  phone: text.nullable(),
  email: text.nullable(),
  sortOrder: z.int(),
});
const contacts = z.strictObject({ developer: text.nullable(), siteContacts: z.array(siteContact) });
const ofProject = z.strictObject({ projectId: id.nullable() });
const fileLabels = z.strictObject({ tags: text.nullable(), folder: text.nullable() });
const fileFolders = z.strictObject({ fileFolders: z.array(text).readonly() });
const labels = z.strictObject({ title: text.nullable(), tags: text.nullable(), comments: text.nullable() });
const bytes = { storageKey: text.nullable(), sizeBytes: z.number().nullable(), sha256: text.nullable() };
const attachmentState = z.strictObject({ state: text, fileId: id.nullable() });
const kept = z.strictObject({ ...bytes, keptSizeBytes: z.number().nullable(), keptSha256: text.nullable() });

const jobValue = z.union([text, z.number(), z.boolean(), z.null()]);
/** The fields that an edit set, and no other; custom ones whole. */
const jobFields = z.strictObject({
  ...Object.fromEntries(JOB_FIELD_NAMES.map((field) => [field, jobValue.optional()])),
  status: text.optional(),
  customFields: z.record(text, z.unknown()).optional(),
});
const hold = { status: text, holdReason: text.nullable(), holdUntil: z.iso.date().nullable(), statusBeforeHold: text.nullable() };
const heldJob = z.strictObject({ ...hold, statusChangeHangfireId: text.nullable() });
const statusPlan = {
  plannedStatus: text.nullable(),
  plannedStatusAt: instant.nullable(),
  plannedStatusBy: id.nullable(),
  statusChangeHangfireId: text.nullable(),
};
const plan = z.strictObject(statusPlan);
const progress = z.strictObject({
  ...hold,
  onsiteDate: z.iso.date().nullable(),
  bookedDate: z.iso.date().nullable(),
  workTasksCompleteDate: z.iso.date().nullable(),
  builderApprovalSentDate: instant.nullable(),
  builderApprovedDate: instant.nullable(),
  statusChangeHangfireId: text.nullable(),
});

/** Everything that is written beside the lifecycle's own moves. */
const CHANGES = {
  addTask: ofEntity('schedule', {
    before: nothing,
    after: z.strictObject({ name: text, groupId: id.nullable(), dueDate: z.iso.date().nullable(), constructionId: id }),
    detail: z.strictObject({
      planned: z.array(z.strictObject({ id, boqId: id, childCode: text.nullable(), quantity: decimal })).readonly(),
    }),
  }),
  removeTask: ofEntity('schedule', {
    before: z.strictObject({ name: text, groupId: id.nullable(), dueDate: z.iso.date().nullable(), constructionId: id }),
    after: nothing,
    detail: nothing,
  }),
  issueTask: ofEntity('schedule', {
    before: issued,
    after: issued,
    detail: z.strictObject({ priced: z.array(z.strictObject({ id, childCode: text.nullable(), rate: decimal.nullable() })) }),
  }),
  reassignTask: ofEntity('schedule', {
    before: held,
    after: held,
    detail: z.strictObject({ priced: z.array(z.strictObject({ id, childCode: text.nullable(), rate: decimal.nullable() })) }),
  }),
  ignoreTask: ofEntity('schedule', { before: aside, after: aside, detail: nothing }),
  restoreTask: ofEntity('schedule', { before: aside, after: aside, detail: nothing }),
  remindTask: ofEntity('schedule', { before: reminder, after: reminder, detail: nothing }),
  setTaskDueDate: ofEntity('schedule', {
    before: z.strictObject({ dueDate: z.iso.date().nullable() }),
    // none where the first one was taken back
    after: z.strictObject({ dueDate: z.iso.date().nullable() }),
    detail: nothing,
  }),
  reviewTask: ofEntity('schedule', {
    before: nothing,
    after: nothing,
    detail: z.strictObject({
      reviewed: z.array(
        z.strictObject({
          id,
          code: text.nullable(),
          verdict: z.enum(VERDICTS),
          doneQty: decimal,
          approvedQty: decimal.nullable(),
          reason: text.nullable(),
        }),
      ),
      paymentId: id.nullable(),
    }),
  }),
  reviewPayment: ofEntity('payment', { before: paymentState, after: paymentState, detail: lines }),
  assignLine: ofEntity('boq', {
    before: z.strictObject({ assignedQty: decimal.nullable() }),
    after: z.strictObject({ assignedQty: decimal.nullable() }),
    detail: nothing,
  }),
  decideVariation: ofEntity('boq', {
    before: variation,
    after: variation,
    detail: z.strictObject({ code: text, variationQty: decimal, verdict: z.enum(['approve', 'refuse']) }),
  }),
  dateJob: ofEntity('construction', {
    before: z.strictObject({ onsiteDate: nothing }),
    after: z.strictObject({ onsiteDate: z.iso.date() }),
    detail: nothing,
  }),
  // a one-off's: nobody pressed Offsite
  closeVisit: ofEntity('schedule', {
    before: z.strictObject({ offSiteUtc: nothing }),
    after: z.strictObject({ offSiteUtc: instant }),
    detail: visit,
  }),
  sumLine: ofEntity('boq', {
    before: z.strictObject({ completedQty: decimal.nullable() }),
    after: z.strictObject({ completedQty: decimal.nullable() }),
    detail: nothing,
  }),
  draftPayment: ofEntity('payment', {
    before: nothing,
    after: z.strictObject({ state: text, name: text.nullable(), scheduleId: id.nullable(), constructionId: id }),
    detail: lines,
  }),
  addPaymentLine: ofEntity('payment', { before: nothing, after: nothing, detail: lines }),
  correctPayment: ofEntity('payment', { before: paymentState, after: paymentState, detail: lines }),
  voidPayment: ofEntity('payment', {
    before: paymentState,
    after: z.strictObject({ state: text, voidReason: text.nullable() }),
    detail: nothing,
  }),
  setJobStatus: ofEntity('construction', {
    before: z.strictObject({ status: text.nullable() }),
    after: z.strictObject({ status: text.nullable() }),
    detail: nothing,
  }),
  setScheduler: ofEntity('construction', {
    before: z.strictObject({ scheduler: text.nullable() }),
    after: z.strictObject({ scheduler: text.nullable() }),
    detail: nothing,
  }),
  setDueDate: ofEntity('construction', {
    before: z.strictObject({ updatedDueDate: z.iso.date().nullable() }),
    // none where the first one was taken back
    after: z.strictObject({ updatedDueDate: z.iso.date().nullable() }),
    detail: nothing,
  }),
  createJob: ofEntity('construction', {
    before: nothing,
    after: jobFields.extend({ siteContacts: z.array(siteContact) }),
    detail: z.union([z.strictObject({ copiedFrom: id }), z.strictObject({ potentialJobId: id })]).nullable(),
  }),
  updateJob: ofEntity('construction', { before: jobFields, after: jobFields, detail: nothing }),
  holdJob: ofEntity('construction', { before: heldJob, after: heldJob, detail: nothing }),
  releaseJob: ofEntity('construction', { before: heldJob, after: heldJob, detail: nothing }),
  planStatus: ofEntity('construction', { before: plan, after: plan, detail: nothing }),
  cancelPlannedStatus: ofEntity('construction', { before: plan, after: plan, detail: nothing }),
  setPlannedStatus: ofEntity('construction', {
    before: z.strictObject({ status: text, ...statusPlan }),
    after: z.strictObject({ status: text, ...statusPlan }),
    detail: z.strictObject({ setBy: text }),
  }),
  refusePlannedStatus: ofEntity('construction', {
    before: z.strictObject({ statusChangeHangfireId: text.nullable() }),
    after: z.strictObject({ statusChangeHangfireId: nothing, plannedStatusRefused: z.strictObject({ code: text, details: jsonObject }) }),
    detail: z.strictObject({ setBy: text, status: text }),
  }),
  resetJob: ofEntity('construction', { before: progress, after: progress, detail: nothing }),
  setSiteContacts: ofEntity('construction', { before: contacts, after: contacts, detail: nothing }),
  moveToProject: ofEntity('construction', {
    before: ofProject,
    after: ofProject,
    detail: z.strictObject({ previousProject: text.nullable(), project: text.nullable() }),
  }),
  ...VIEW_CHANGES,
  ...COMMENT_CHANGES,
  ...COST_CHANGES,
  ...ITEM_CHANGES,
  ...BUILDER_CHANGES,
  ...POTENTIAL_JOB_CHANGES,
  completeCustomTask: ofEntity('custom_task', {
    before: z.strictObject({ isCompleted: z.boolean() }),
    after: z.strictObject({ isCompleted: z.boolean() }),
    detail: nothing,
  }),
  reserveAttachment: ofEntity('attachment', {
    before: nothing,
    after: z.strictObject({
      title: text.nullable(),
      constructionId: id.nullable(),
      scheduleId: id.nullable(),
      potentialJobId: id.nullable(),
      projectId: id.nullish(),
      resourceDocumentId: id.nullish(),
    }),
    detail: z.strictObject({ storedFileId: id, sizeBytes: z.number().nullable(), sha256: text.nullable() }),
  }),
  attachTicket: ofEntity('attachment', {
    before: nothing,
    after: z.strictObject({ title: text, constructionId: id, scheduleId: id }),
    detail: z.strictObject({ storedFileId: id, sizeBytes: z.number(), sha256: text }),
  }),
  openUpload: ofEntity('attachment', { before: nothing, after: nothing, detail: z.strictObject({ storedFileId: id }) }),
  forgetParts: ofEntity('stored_file', { before: nothing, after: nothing, detail: nothing }),
  completeAttachment: ofEntity('attachment', {
    before: attachmentState,
    after: attachmentState,
    // the title is not in events before it was told
    detail: z.strictObject({ storedFileId: id, title: text.optional(), file: kept, fileBefore: z.strictObject(bytes) }),
  }),
  replaceAttachment: ofEntity('attachment', { before: labels, after: labels, detail: z.strictObject({ storedFileId: id }) }),
  labelFile: ofEntity('attachment', { before: fileLabels, after: fileLabels, detail: z.strictObject({ title: text }) }),
  changeFolder: ofEntity('construction', {
    before: fileFolders,
    after: fileFolders,
    detail: z.strictObject({ from: text.nullable(), to: text.nullable(), attachmentIds: z.array(id).readonly() }),
  }),
  zipFiles: ofEntity('export', {
    before: nothing,
    after: nothing,
    // false where its reader hung up, or it failed
    detail: z.strictObject({ files: z.int(), sizeBytes: z.number(), lost: z.int(), isComplete: z.boolean() }),
  }),
  removeAttachment: ofEntity('attachment', {
    before: z.strictObject({ state: text, title: text.nullable(), fileId: id.nullable() }),
    after: z.strictObject({ state: text }),
    detail: z.strictObject({ file: z.strictObject(bytes) }),
  }),
  purgeAttachment: ofEntity('attachment', {
    // whether it was a receipt: who hears of it afterwards
    before: z.strictObject({ state: text, title: text.nullable(), fileId: id.nullable(), isReceipt: z.boolean().optional() }),
    after: nothing,
    detail: nothing,
  }),
  makePreviews: ofEntity('stored_file', {
    before: z.strictObject({ previews: text }),
    after: z.strictObject({ previews: text }),
    detail: z.strictObject({ storedFileIds: z.array(id), attachmentId: id.nullish() }),
  }),
  removeFile: ofEntity('stored_file', {
    before: z.strictObject({ ...bytes }),
    after: nothing,
    detail: z.strictObject({ storedFileIds: z.array(id) }),
  }),
  issueReceipt: ofEntity('receipt', {
    before: nothing,
    after: z.strictObject({ sequence: z.int(), kind: text, hash: text }),
    detail: nothing,
  }),
  makeReceiptKey: ofEntity('receipt_key', {
    before: nothing,
    after: z.strictObject({ keyId: text, validFrom: instant }),
    detail: nothing,
  }),
  exportList: ofEntity('export', {
    before: nothing,
    after: nothing,
    detail: z.strictObject({
      list: text,
      // csv or xlsx; csv alone until 2026-11
      format: text.optional(),
      filter: jsonObject,
      sort: jsonObject.nullable(),
      columns: z.array(text),
      rows: z.int(),
      // false where its reader hung up, or it failed
      isComplete: z.boolean(),
      // of a computer's own copy, written without a network: how old the copy was
      copyOf: instant.nullable().optional(),
    }),
  }),
  ...RECORD_CHANGES,
  ...QUEUE_CHANGES,
  bindSubject: ofEntity('app_user', { before: nothing, after: nothing, detail: nothing }),
};

export type Change = keyof typeof CHANGES;
export type EventMove = Move | Change;
export type EventEntity = 'schedule' | (typeof CHANGES)[Change]['entity'];
export type LifecycleDates = z.input<typeof lifecycle>;
export type MoveDetail<M extends Move> = z.input<(typeof MOVE_DETAILS)[M]>;
type Part<C extends Change, P extends 'before' | 'after' | 'detail'> = z.input<(typeof CHANGES)[C][P]>;

/** A change's own words, without who and when; what is null may be left out. */
export type ChangePayload<C extends Change = Change> = {
  [K in C]: { readonly move: K; readonly entity: (typeof CHANGES)[K]['entity'] } & OptionalWhy<'before', Part<K, 'before'>> &
    OptionalWhy<'after', Part<K, 'after'>> &
    OptionalWhy<'detail', Part<K, 'detail'>>;
}[C];
type OptionalWhy<N extends string, T> = [T] extends [null] ? { readonly [K in N]?: null } : { readonly [K in N]: T };

/** What a change of such a row says, where the row itself is known. */
export type WordsOf<E extends EventEntity> = OfEntity<ChangePayload, E>;
type OfEntity<T, E> = T extends { readonly entity: E } ? Omit<T, 'entity'> : never;

export interface EventShape {
  readonly entity: EventEntity;
  readonly before: z.ZodType;
  readonly after: z.ZodType;
  readonly detail: z.ZodType;
}

export const EVENT_SHAPES: ReadonlyMap<string, EventShape> = new Map<string, EventShape>([
  ...MOVES.map((move) => [move, ofEntity('schedule', { before: lifecycle, after: lifecycle, detail: MOVE_DETAILS[move] })] as const),
  ...Object.entries(CHANGES),
]);
