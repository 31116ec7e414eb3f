// What the events of potential jobs keep (event-shapes.ts): the fields that a save set, the state before and after a move, and which files went along.
import { z } from 'zod';
import { ENTRY_FIELDS } from '../potential-job/entry-fields.ts';
import { POTENTIAL_JOB, POTENTIAL_JOB_STATUSES } from '../potential-job/potential-job.lifecycle.ts';
import { id, instant, nothing, ofEntity, text } from './shape-parts.ts';

const { entity } = POTENTIAL_JOB;
const state = {
  status: z.enum(POTENTIAL_JOB_STATUSES),
  needsOfficeApproval: z.boolean(),
  reason: text.nullable(),
  assignedFieldUserId: id.nullable(),
};
/** The fields that the save set, and no other. */
const saved = z.strictObject({
  ...Object.fromEntries(
    Object.entries(ENTRY_FIELDS).map(([field, { kind }]) => [field, (kind === 'count' ? z.int() : text).nullable().optional()]),
  ),
  status: state.status.optional(),
  needsOfficeApproval: state.needsOfficeApproval.optional(),
  reason: state.reason.optional(),
  assignedFieldUserId: state.assignedFieldUserId.optional(),
});
const moved = z.strictObject({
  ...state,
  duplicateOfId: id.nullable(),
  constructionId: id.nullable(),
  builderApprovedDate: instant.nullable(),
});
const move = ofEntity(entity, { before: moved, after: moved, detail: nothing });

export const POTENTIAL_JOB_CHANGES = {
  raisePotentialJob: ofEntity(entity, { before: nothing, after: saved, detail: z.strictObject({ expandedFromId: id }).nullable() }),
  editPotentialJob: ofEntity(entity, { before: saved, after: saved, detail: nothing }),
  processPotentialJob: ofEntity(entity, { before: saved, after: saved, detail: nothing }),
  sendBackPotentialJob: move,
  approvePotentialJob: move,
  rejectPotentialJob: move,
  markPotentialJobDuplicate: move,
  reopenPotentialJob: move,
  assignPotentialJob: move,
  convertPotentialJob: move,
  copyAttachment: ofEntity('attachment', {
    before: nothing,
    after: z.strictObject({ title: text, constructionId: id.nullable(), potentialJobId: id.nullable() }),
    detail: z.strictObject({ copiedFromId: id, fileId: id }),
  }),
};
