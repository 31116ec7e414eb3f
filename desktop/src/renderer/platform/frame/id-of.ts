// The id of a record in an address, a positive whole number; null for anything else.
import { MAX_ID } from '@lotline/schema/domain/kernel/ids';

export const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : null;
