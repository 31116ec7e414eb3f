// What the tab of documents sends: a document of one contractor or of one person, what becomes of it, which kinds are mandatory.
import { z } from 'zod';
import { idInput, optionalIdInput, refusing, requiredTextOf } from '../kernel/input.ts';
import { MOST_REASON } from '../kernel/input-limits.ts';
import { archiveInput, recordEditInput } from '../record/record-input.ts';

const ofOne = z.object({ contractorId: optionalIdInput, userId: optionalIdInput }).superRefine(({ contractorId, userId }, ctx) => {
  if ((contractorId === null) !== (userId === null)) return;
  ctx.addIssue({
    code: 'custom',
    ...refusing('INVALID_INPUT', { sentence: 'A document belongs to a contractor or to a person, to exactly one of them.' }),
  });
});

export const documentsInput = ofOne;
export type DocumentsInput = z.output<typeof documentsInput>;

/** A new one without an id. */
export const saveDocumentInput = z.intersection(recordEditInput, ofOne);
export type SaveDocumentInput = z.output<typeof saveDocumentInput>;

export const archiveDocumentInput = archiveInput;

/** `verified: false` takes it back. */
export const verifyDocumentInput = z.object({ id: idInput, verified: z.boolean() });
export type VerifyDocumentInput = z.output<typeof verifyDocumentInput>;

export const saveDocumentKindInput = z.intersection(
  recordEditInput,
  z.object({ id: idInput, why: requiredTextOf(MOST_REASON, 'REASON_REQUIRED') }),
);
export type SaveDocumentKindInput = z.output<typeof saveDocumentKindInput>;
