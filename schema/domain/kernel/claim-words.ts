// What each claim lets a person do, in the words of the page of roles (mock console/admin.html). Complete by its type: a new claim does not compile without.
import { CLAIMS, type Claim } from './claims.ts';

export const CLAIM_AREAS = ['Work', 'Money', 'Company'] as const;
export type ClaimArea = (typeof CLAIM_AREAS)[number];

export interface ClaimWords {
  readonly area: ClaimArea;
  readonly label: string;
  /** After "may" and "may no longer". */
  readonly may: string;
}

const words = (area: ClaimArea, label: string, may: string): ClaimWords => ({ area, label, may });

export const CLAIM_WORDS: Readonly<Record<Claim, ClaimWords>> = {
  CAN_ACCESS_FIELD_WORK: words('Work', 'Field work', 'use the field app'),
  CAN_ACCESS_TICKET_OF_WORK: words('Work', 'Ticket of work', 'fill in tickets of work'),
  CAN_RESET_TICKET_OF_WORK: words('Work', 'Reset tickets of work', 'reset tickets of work'),
  CAN_VIEW_DASHBOARD: words('Work', 'Dashboard', 'see the dashboard'),
  CAN_ACCESS_CONSTRUCTION: words('Work', 'Jobs', 'see every job'),
  CAN_EDIT_CONSTRUCTION: words('Work', 'Edit jobs', 'edit jobs'),
  CAN_RESET_CONSTRUCTION: words('Work', 'Reset jobs', 'reset jobs'),
  IS_CONSTRUCTION_USER: words('Work', 'Contact for jobs', 'be named as a contact for jobs'),
  CAN_VIEW_ALL_GROUPS: words('Work', 'All groups', 'see the tasks of every group'),
  CAN_ACCESS_POTENTIAL_JOBS: words('Work', 'Potential jobs', 'see potential jobs'),
  CAN_ACCESS_BUILDER_APPROVALS: words('Work', 'Builder approvals', 'ask builders for approval'),
  CAN_ACCESS_SCHEDULE: words('Work', 'Schedule', 'use the schedule'),
  CAN_ACCESS_OLD_SCHEDULE: words('Work', 'Old schedule', 'use the old schedule'),
  CAN_OVERRIDE_SCHEDULE: words('Work', 'Override a blocked booking', 'override a blocked booking'),
  CAN_VIEW_REPORTS: words('Work', 'Reports', 'see the reports'),
  CAN_ACCESS_FINANCE: words('Money', 'Finance screens', 'use the finance screens'),
  CAN_VIEW_FINANCIAL_INFORMATION: words('Money', 'See rates and totals', 'see rates and totals'),
  CAN_APPROVE_PAYMENTS: words('Money', 'Approve payments', 'approve payments'),
  CAN_ISSUE_RCTI: words('Money', 'Issue RCTIs', 'issue RCTIs'),
  CAN_ACCESS_ADMINISTRATION: words('Company', 'Administration', 'open the administration overview'),
  CAN_MANAGE_USERS: words('Company', 'Users', 'manage users'),
  CAN_MANAGE_ROLE_CLAIMS: words('Company', 'Roles and claims', 'change roles and claims'),
  CAN_MANAGE_GROUPS: words('Company', 'Groups', 'manage groups'),
  CAN_MANAGE_INDEPENDENT_CONTRACTORS: words('Company', 'Contractors', 'manage contractors'),
  CAN_MANAGE_ITEM_CODES: words('Company', 'Item codes', 'manage item codes'),
  CAN_MANAGE_CONSTRUCTION_CODES: words('Company', 'Construction codes', 'manage construction codes'),
  CAN_MANAGE_SUBCONTRACTOR_CODES: words('Company', 'Child codes', 'manage child codes'),
  CAN_MANAGE_LOOKUPS: words('Company', 'Lists', 'manage lists'),
  CAN_MANAGE_SYSTEM_SETTINGS: words('Company', 'Settings', 'change settings'),
  CAN_ACCESS_ADMINISTRATOR_TASKS: words('Company', 'Admin tasks', 'run admin tasks'),
  CAN_VIEW_LOGS: words('Company', 'Logs', 'read the logs'),
  CAN_VIEW_STYLES: words('Company', 'Style pages', 'see the style pages'),
  CAN_IMPERSONATE_USERS: words('Company', 'Sign in as someone else', 'sign in as someone else'),
};

/** Of an area, in the order of the page. */
export const claimsOfArea = (area: ClaimArea): readonly Claim[] => IN_ORDER.filter((claim) => CLAIM_WORDS[claim].area === area);
const known: ReadonlySet<string> = new Set(CLAIMS);
const IN_ORDER = Object.keys(CLAIM_WORDS).filter((key): key is Claim => known.has(key));
