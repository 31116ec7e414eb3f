// What each event keeps: `before` and `after` are fields of the row that the event is of, as they were and as they are; everything else that the
// move has to say is its detail. One shape for writing and reading (domain.md §3).
import { z } from 'zod';
import { MOVES, type Move } from '../task/task.lifecycle.ts';
import type { JsonChange } from '../kernel/json-difference.ts';

/** As a command has it, and as it is kept. */
const instant = z.union([z.iso.datetime({ offset: true }), z.date()]);
const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
const text = z.string();
const id = z.int();
const nothing = z.null();

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
  reopen: z.strictObject({ confirmedBy: z.array(id), taskUserIds: z.array(id), voidedPaymentId: id.nullable() }),
} satisfies Record<Move, z.ZodType>;

const ofEntity = <E extends string, B extends z.ZodType, A extends z.ZodType, D extends z.ZodType>(
  entity: E,
  shape: { readonly before: B; readonly after: A; readonly detail: D },
) => ({ entity, ...shape });

const amounts = {
  completedQty: decimal.nullable(),
  unitAmount: decimal.nullable(),
  valueExGst: decimal.nullable(),
  valueIncGst: decimal.nullable(),
};
const lines = z.strictObject({ lines: z.array(z.strictObject({ id, scheduleItemId: id.nullable(), ...amounts })) });
const paymentState = z.strictObject({ state: text });
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
const comment = z.strictObject({ comments: text });
const labels = z.strictObject({ title: text.nullable(), tags: text.nullable(), comments: text.nullable() });
const bytes = { storageKey: text.nullable(), sizeBytes: z.number().nullable(), sha256: text.nullable() };
const attachmentState = z.strictObject({ state: text, fileId: id.nullable() });
const kept = z.strictObject({ ...bytes, keptSizeBytes: z.number().nullable(), keptSha256: text.nullable() });

/** Everything that is written beside the lifecycle's own moves. */
const CHANGES = {
  dateJob: ofEntity('construction', {
    before: z.strictObject({ onsiteDate: nothing }),
    after: z.strictObject({ onsiteDate: z.iso.date() }),
    detail: nothing,
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
  setSiteContacts: ofEntity('construction', { before: contacts, after: contacts, detail: nothing }),
  addComment: ofEntity('field_comment', { before: nothing, after: comment, detail: nothing }),
  editComment: ofEntity('field_comment', { before: comment, after: comment, detail: nothing }),
  deleteComment: ofEntity('field_comment', { before: comment, after: nothing, detail: nothing }),
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
    }),
    detail: z.strictObject({ storedFileId: id, sizeBytes: z.number().nullable(), sha256: text.nullable() }),
  }),
  openUpload: ofEntity('attachment', { before: nothing, after: nothing, detail: z.strictObject({ storedFileId: id }) }),
  completeAttachment: ofEntity('attachment', {
    before: attachmentState,
    after: attachmentState,
    detail: z.strictObject({ storedFileId: id, file: kept, fileBefore: z.strictObject(bytes) }),
  }),
  replaceAttachment: ofEntity('attachment', { before: labels, after: labels, detail: z.strictObject({ storedFileId: id }) }),
  removeAttachment: ofEntity('attachment', {
    before: z.strictObject({ state: text, title: text.nullable(), fileId: id.nullable() }),
    after: z.strictObject({ state: text }),
    detail: z.strictObject({ file: z.strictObject(bytes) }),
  }),
  purgeAttachment: ofEntity('attachment', {
    before: z.strictObject({ state: text, title: text.nullable(), fileId: id.nullable() }),
    after: nothing,
    detail: nothing,
  }),
  makePreviews: ofEntity('stored_file', {
    before: z.strictObject({ previews: text }),
    after: z.strictObject({ previews: text }),
    detail: z.strictObject({ storedFileIds: z.array(id) }),
  }),
  removeFile: ofEntity('stored_file', {
    before: z.strictObject({ ...bytes }),
    after: nothing,
    detail: z.strictObject({ storedFileIds: z.array(id) }),
  }),
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
  [K in C]: { readonly move: K; readonly entity: (typeof CHANGES)[K]['entity'] } & Said<'before', Part<K, 'before'>> &
    Said<'after', Part<K, 'after'>> &
    Said<'detail', Part<K, 'detail'>>;
}[C];
type Said<N extends string, T> = [T] extends [null] ? { readonly [K in N]?: null } : { readonly [K in N]: T };

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
