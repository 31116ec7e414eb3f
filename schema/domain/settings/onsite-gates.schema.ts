// How 'Onsite Gates' must look: judged when it is saved, and by the server when it reads it. What it means stands in the .setting file beside this.
import { z } from 'zod';

export const onsiteGatesSetting = z.strictObject({
  notOnHold: z.boolean().default(false),
  siteAccess: z.boolean().default(false),
  currentPlans: z.boolean().default(false),
  currentDocuments: z.boolean().default(false),
  ticketSigned: z.boolean().default(false),
});
