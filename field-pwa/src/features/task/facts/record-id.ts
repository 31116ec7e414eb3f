// A record's id from the address bar.
import { MAX_ID } from '@lotline/schema/domain/kernel/ids';

/** NaN when it cannot be one. */
export function recordId(text: string | undefined): number {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : NaN;
  return id <= MAX_ID ? id : NaN;
}
