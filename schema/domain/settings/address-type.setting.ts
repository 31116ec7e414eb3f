// 'Address Type': whether a work type's addresses are structured, bookable, and earn the scoping bonus (specification 1 §2, §3; 2 §3). The specification names `bookable` among what is
// sent and says nothing of what it does: it is carried as it was saved, has no control, and nothing reads it.
import type { z } from 'zod';
import type { addressTypeSetting } from './address-type.schema.ts';

export type AddressTypeSetting = z.output<typeof addressTypeSetting>;

export const DEFAULT_ADDRESS_TYPE: AddressTypeSetting = {
  addressSetting: { addressType: 'structured', bookable: false, hasScopingBonus: false },
};
