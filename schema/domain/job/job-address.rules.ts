// A job's address by its work type (screens.md §2.7): structured, it is written out of its parts; free, it stands in one line. The parts stay with a free one
// as long as they say what the line says, so that going back finds them; every screen shows the parts before the line, so others would be shown wrongly.
import { formatAddress } from '../kernel/address.ts';
import type { AddressTypeSetting } from '../settings/address-type.setting.ts';
import { ADDRESS_PARTS, textValue, type JobField, type JobValues } from './job.fields.ts';
import { isSameValue, valueOf } from '../kernel/field-merge.ts';

export type AddressType = AddressTypeSetting['addressSetting']['addressType'];

/** The parts that a free address does not ask for. */
export const PARTS_OF_STRUCTURED = [
  'lotNumber',
  'unitNumber',
  'streetNumber',
  'streetName',
  'roadType',
] as const satisfies readonly JobField[];

/** The fields of the address that are typed in. */
export const addressFields = (addressType: AddressType): readonly JobField[] =>
  addressType === 'structured' ? ADDRESS_PARTS : ['address', 'suburb', 'state', 'postCode'];

/** 'Lot 14, 8 Wattle Rd, Box Hill NSW 2765' out of the parts; null without a street. */
export const lineOfParts = (values: JobValues): string | null =>
  textValue(values, 'streetName') === null
    ? null
    : formatAddress(Object.fromEntries(ADDRESS_PARTS.map((part) => [part, textValue(values, part)])));

const EMPTIED: JobValues = Object.fromEntries(PARTS_OF_STRUCTURED.map((part) => [part, null]));
const TOUCHING: readonly string[] = ['address', 'workType', ...ADDRESS_PARTS];

export interface AddressEdit {
  /** As the job stands; nothing of a new one. */
  readonly before: JobValues;
  readonly written: JobValues;
  /** Of the work type that the job has, and of the one that it gets. */
  readonly from: AddressType;
  readonly to: AddressType;
}

/** What follows for the address from an edit; nothing where it touches neither the address nor the work type. */
export function derivedAddress({ before, written, from, to }: AddressEdit): JobValues {
  if (!TOUCHING.some((field) => Object.hasOwn(written, field))) return {};
  const line = lineOfParts({ ...before, ...written });
  if (line === null) return {};
  if (to === 'structured') return { address: line };
  if (Object.hasOwn(written, 'address')) return isSameValue(valueOf(written, 'address'), line) ? {} : EMPTIED;
  const followed = from === 'structured' || isSameValue(before['address'], lineOfParts(before));
  return followed ? { address: line } : EMPTIED;
}
