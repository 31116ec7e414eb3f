// What a work type asks for before "I'm Onsite", and which of it is missing (screens.md §2.21, 'Onsite Gates'). Pure: the phone's button, its outbox, the command and the
// preview of the setting ask it.
import { formatDate } from '../kernel/date-format.ts';
import type { CalendarDay } from '../kernel/dates.ts';
import { refused, type Refusal } from '../kernel/verdict.ts';
import { isOnHold, type HoldSettings } from '../job/hold-status.rules.ts';
import { ONSITE_GATES, type OnsiteGate, type OnsiteGatesSetting } from '../settings/onsite-gates.setting.ts';
import { ticketStage } from '../ticket/ticket.stage.ts';

/** What the gates read of a task and its job. */
export interface GateFacts {
  /** The job's. */
  readonly status: string;
  readonly builderApprovedDate: string | Date | null;
  readonly dbydExpiryDate: CalendarDay | null;
  /** As the task has it: JSON. */
  readonly ticketOfWork: string | null;
  /** The mandatory document of the contractor or the person that has expired, if any. */
  readonly expiredDocument: string | null;
}

export interface GateSettings {
  readonly gates: OnsiteGatesSetting;
  readonly statuses: HoldSettings;
}

/** A gate that holds somebody up, and what of it: the status, the day on which the plans ran out, the document; '' for nothing to name. */
export interface UnmetGate {
  readonly gate: OnsiteGate;
  readonly named: string;
}

type Judge = (facts: GateFacts, settings: GateSettings, today: CalendarDay) => string | null;
const NOT_NAMED = '';

/** What is missing, or null where nothing is. */
const JUDGES: Readonly<Record<OnsiteGate, Judge>> = {
  notOnHold: ({ status }, { statuses }) => (isOnHold(statuses, status) ? status : null),
  siteAccess: ({ builderApprovedDate }) => (builderApprovedDate === null ? NOT_NAMED : null),
  // plans count through their last day
  currentPlans: ({ dbydExpiryDate }, _, today) =>
    dbydExpiryDate === null ? NOT_NAMED : dbydExpiryDate < today ? formatDate(dbydExpiryDate) : null,
  currentDocuments: ({ expiredDocument }) => expiredDocument,
  ticketSigned: ({ ticketOfWork }) => (['Not started', 'In progress'].includes(ticketStage(ticketOfWork, false)) ? NOT_NAMED : null),
};

/** The first that is asked for and not met; null: nothing stands in the way. @param today of the press, in the company's zone */
export function unmetGate(facts: GateFacts, settings: GateSettings, today: CalendarDay): UnmetGate | null {
  for (const gate of ONSITE_GATES) {
    const named = settings.gates[gate] ? JUDGES[gate](facts, settings, today) : null;
    if (named !== null) return { gate, named };
  }
  return null;
}

export const gateRefusal = ({ gate, named }: UnmetGate): Refusal => refused('ONSITE_GATE', { gate, named });
