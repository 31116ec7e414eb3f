// How 'Address Type' must look: judged when it is saved, and by the server when it reads it. What it means stands in the .setting file beside this.
import { z } from 'zod';

export const addressTypeSetting = z.strictObject({
  addressSetting: z.strictObject({
    addressType: z.enum(['structured', 'free']),
    bookable: z.boolean().default(false),
    hasScopingBonus: z.boolean().default(false),
  }),
});
