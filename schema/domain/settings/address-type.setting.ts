// 'Address Type': whether a work type's addresses are structured, bookable, and earn the scoping bonus (specification 1 §2, §3).
import { z } from 'zod';

export const addressTypeSetting = z.strictObject({
  addressSetting: z.strictObject({
    addressType: z.enum(['structured', 'free']),
    bookable: z.boolean().default(false),
    hasScopingBonus: z.boolean().default(false),
  }),
});
export type AddressTypeSetting = z.output<typeof addressTypeSetting>;

export const DEFAULT_ADDRESS_TYPE: AddressTypeSetting = {
  addressSetting: { addressType: 'structured', bookable: false, hasScopingBonus: false },
};
