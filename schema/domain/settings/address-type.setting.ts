// 'Address Type': whether a work type's addresses are structured, bookable, and earn the scoping bonus (specification 1 §2, §3; 2 §3). The specification names `bookable` without its
// meaning [assume]: visits to these addresses are booked with the site contact before the crew goes (visit-booking.rules; decision 049). Off, nothing is said.
import type { z } from 'zod';
import type { addressTypeSetting } from './address-type.schema.ts';

export type AddressTypeSetting = z.output<typeof addressTypeSetting>;

export const DEFAULT_ADDRESS_TYPE: AddressTypeSetting = {
  addressSetting: { addressType: 'structured', bookable: false, hasScopingBonus: false },
};
