// What a move of the office makes of a potential job, and what its job begins with (screens.md §2.9).
import { formatAddress } from '../kernel/address.ts';
import type { FieldValues } from '../kernel/field-merge.ts';
import type { PotentialJobEntry } from './entry-fields.ts';
import { messagePhone } from './entry.ts';
import type { BulkMove } from './potential-job-moves.input.ts';
import { movedBy, type PotentialJobState } from './potential-job.lifecycle.ts';

export interface MovedState<Instant = Date> extends PotentialJobState {
  readonly reason: string | null;
  readonly duplicateOfId: number | null;
  readonly assignedFieldUserId: number | null;
  readonly constructionId: number | null;
  readonly builderApprovedDate: Instant | null;
}

/** @param at when it was made: the day of an approval that was given by phone */
export function move<Instant>(state: MovedState<Instant>, wish: BulkMove, at: Instant): MovedState<Instant> {
  if (wish.of === 'assign') return { ...state, assignedFieldUserId: wish.assignedFieldUserId };
  const moved = { ...state, ...movedBy(wish.of), reason: null, duplicateOfId: null };
  switch (wish.of) {
    case 'sendBack':
    case 'reject':
      return { ...moved, reason: wish.reason };
    case 'markDuplicate':
      return { ...moved, duplicateOfId: wish.duplicateOfId };
    case 'approve':
      return { ...moved, builderApprovedDate: state.builderApprovedDate ?? at };
    case 'reopen':
      return moved;
  }
}

/** Made into that job. */
export const converted = <Instant>(state: MovedState<Instant>, constructionId: number): MovedState<Instant> => ({
  ...state,
  ...movedBy('convert'),
  reason: null,
  constructionId,
});

const lines = (...texts: readonly (string | null)[]): string | null => texts.filter((text) => (text ?? '') !== '').join('\n') || null;

/** The fields of its job, by their names there. A phone that is no mobile stands with the contact's name in the contact details, which take any text. */
export function jobValuesOf(entry: PotentialJobEntry): FieldValues {
  const { builder, siteContactName, siteContactPhone, comments, addressFromField } = entry;
  const { lotNumber, unitNumber, streetNumber, streetName, roadType, suburb, state, postCode } = entry;
  const mobile = messagePhone(entry);
  const isOther = siteContactPhone !== null && mobile === null;
  return {
    ...{ lotNumber, unitNumber, streetNumber, streetName, roadType, suburb, state, postCode },
    address: formatAddress(entry),
    developer: builder,
    siteContact: siteContactName,
    siteContactPhone: mobile,
    contactDetails: isOther ? [siteContactName, siteContactPhone].filter(Boolean).join(', ') : null,
    comments: lines(comments, addressFromField === null ? null : `Address from the field: ${addressFromField}`),
  };
}
