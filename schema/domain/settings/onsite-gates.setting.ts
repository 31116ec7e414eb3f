// 'Onsite Gates': what must be true of a task of a work type before "I'm Onsite" (screens.md §2.21). Each is asked for where it is switched on.
import type { z } from 'zod';
import type { onsiteGatesSetting } from './onsite-gates.schema.ts';

export type OnsiteGatesSetting = z.output<typeof onsiteGatesSetting>;
export type OnsiteGate = keyof OnsiteGatesSetting;

/** Nothing is asked for until a setting says so. */
export const DEFAULT_ONSITE_GATES: OnsiteGatesSetting = {
  ...{ notOnHold: false, siteAccess: false, currentPlans: false, currentDocuments: false, ticketSigned: false },
};

/** In the order in which a person is told. */
export const ONSITE_GATES: readonly OnsiteGate[] = ['notOnHold', 'siteAccess', 'currentPlans', 'currentDocuments', 'ticketSigned'];
