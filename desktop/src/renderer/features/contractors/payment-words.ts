// How a payment of a contractor reads.
import { PAYMENT_STATE_LABELS, PAYMENT_STATES } from '@lotline/schema/domain/contractor/contractor-payment.columns';
import { formatAud } from '@lotline/schema/domain/kernel/money';

/** 'In review, disputed' */
export function paymentState({ state, isDisputed = false }: { readonly state: string; readonly isDisputed?: boolean }): string {
  const known = PAYMENT_STATES.find((one) => one === state);
  const label = known === undefined ? state : PAYMENT_STATE_LABELS[known];
  return isDisputed ? `${label}, disputed` : label;
}

/** A dash where it is not there, or not for this person. */
export const amount = (value: string | null | undefined): string => (value == null ? '–' : formatAud(value));
