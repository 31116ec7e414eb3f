// Who works here: roles with their claims (domain.md §1), people, groups and contractors (domain.md §7).
import { CLAIMS, type Claim } from '@lotline/schema/domain/kernel/claims';

const FIELD_WORKER: readonly Claim[] = ['CAN_ACCESS_FIELD_WORK', 'CAN_ACCESS_TICKET_OF_WORK'];
const OFFICE_BASE: readonly Claim[] = [
  'CAN_VIEW_DASHBOARD',
  'CAN_ACCESS_CONSTRUCTION',
  'CAN_VIEW_ALL_GROUPS',
  'CAN_ACCESS_FIELD_WORK',
  'CAN_ACCESS_POTENTIAL_JOBS',
  'CAN_ACCESS_BUILDER_APPROVALS',
  'IS_CONSTRUCTION_USER',
];

export const ROLES = {
  'Field worker': FIELD_WORKER,
  Subcontractor: FIELD_WORKER,
  Scheduler: [...OFFICE_BASE, 'CAN_ACCESS_SCHEDULE', 'CAN_OVERRIDE_SCHEDULE', 'CAN_EDIT_CONSTRUCTION'],
  Office: [
    ...OFFICE_BASE,
    'CAN_EDIT_CONSTRUCTION',
    'CAN_RESET_CONSTRUCTION',
    'CAN_RESET_TICKET_OF_WORK',
    'CAN_VIEW_REPORTS',
    'CAN_MANAGE_LOOKUPS',
  ],
  Finance: [
    'CAN_VIEW_DASHBOARD',
    'CAN_ACCESS_FINANCE',
    'CAN_VIEW_FINANCIAL_INFORMATION',
    'CAN_APPROVE_PAYMENTS',
    'CAN_ISSUE_RCTI',
    'CAN_ACCESS_CONSTRUCTION',
    'CAN_VIEW_ALL_GROUPS',
    'CAN_VIEW_REPORTS',
  ],
  Administrator: CLAIMS,
} as const satisfies Record<string, readonly Claim[]>;
export type RoleName = keyof typeof ROLES;
export const ROLE_NAMES = Object.keys(ROLES) as RoleName[];

interface SeedContractor {
  readonly legalName: string;
  readonly tradingName: string;
  readonly abnBase: number;
  /** Its kind. */
  readonly document: string;
  /** Days from today until its mandatory document expires; negative when it has. */
  readonly expiresInDays: number;
}

export const CONTRACTORS: readonly SeedContractor[] = [
  {
    legalName: 'Ridgeway Cabling Pty Ltd',
    tradingName: 'Ridgeway Cabling',
    abnBase: 620_417_385,
    document: 'publicLiability',
    expiresInDays: 214,
  },
  {
    legalName: 'Bellbird Telecom Pty Ltd',
    tradingName: 'Bellbird Telecom',
    abnBase: 633_902_146,
    document: 'workersComp',
    expiresInDays: 96,
  },
  {
    legalName: 'Kestrel Comms Pty Ltd',
    tradingName: 'Kestrel Comms',
    abnBase: 648_115_702,
    document: 'publicLiability',
    expiresInDays: -9,
  },
];

interface SeedGroup {
  readonly name: string;
  /** Place in CONTRACTORS, or null for a crew of our own. */
  readonly contractor: number | null;
  readonly isFieldGroup: boolean;
}

export const GROUPS = [
  { name: 'Crew North', contractor: null, isFieldGroup: true },
  { name: 'Ridgeway Cabling', contractor: 0, isFieldGroup: true },
  { name: 'Bellbird Telecom', contractor: 1, isFieldGroup: true },
  { name: 'Crew South', contractor: null, isFieldGroup: true },
  { name: 'Kestrel Comms', contractor: 2, isFieldGroup: true },
  { name: 'Office', contractor: null, isFieldGroup: false },
] as const satisfies readonly SeedGroup[];
export type GroupName = (typeof GROUPS)[number]['name'];

export interface SeedPerson {
  /** What stands before @lotline.example. */
  readonly mailbox: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: RoleName;
  readonly group: GroupName | null;
  readonly isPrimaryContact?: boolean;
  readonly canLogIn?: boolean;
}

export const PEOPLE = [
  { mailbox: 'admin', firstName: 'Asha', lastName: 'Menon', role: 'Administrator', group: 'Office', isPrimaryContact: true },
  { mailbox: 'office', firstName: 'Leanne', lastName: 'Hart', role: 'Office', group: 'Office' },
  { mailbox: 'scheduler', firstName: 'Rob', lastName: 'Castellano', role: 'Scheduler', group: 'Office' },
  { mailbox: 'finance', firstName: 'Lena', lastName: 'Fischer', role: 'Finance', group: 'Office' },
  { mailbox: 'field', firstName: 'Tom', lastName: 'Okafor', role: 'Field worker', group: 'Crew North', isPrimaryContact: true },
  { mailbox: 'sub', firstName: 'Callum', lastName: 'Ridgeway', role: 'Subcontractor', group: 'Ridgeway Cabling', isPrimaryContact: true },
  { mailbox: 'sub2', firstName: 'Jess', lastName: 'Bellamy', role: 'Subcontractor', group: 'Bellbird Telecom', isPrimaryContact: true },
  { mailbox: 'nobody', firstName: 'Gareth', lastName: 'Cole', role: 'Field worker', group: 'Crew South', canLogIn: false },
  { mailbox: 'dan.whitlock', firstName: 'Dan', lastName: 'Whitlock', role: 'Subcontractor', group: 'Ridgeway Cabling' },
  { mailbox: 'megan.price', firstName: 'Megan', lastName: 'Price', role: 'Field worker', group: 'Crew North' },
  { mailbox: 'tony.bui', firstName: 'Tony', lastName: 'Bui', role: 'Field worker', group: 'Crew North' },
  { mailbox: 'priya.nair', firstName: 'Priya', lastName: 'Nair', role: 'Field worker', group: 'Crew South', isPrimaryContact: true },
  {
    mailbox: 'noah.kessler',
    firstName: 'Noah',
    lastName: 'Kessler',
    role: 'Subcontractor',
    group: 'Kestrel Comms',
    isPrimaryContact: true,
  },
] as const satisfies readonly SeedPerson[];
export type Mailbox = (typeof PEOPLE)[number]['mailbox'];

// For the groups that the larger sizes add.
export const FIRST_NAMES = [
  'Aaron',
  'Bianca',
  'Craig',
  'Deepa',
  'Elliot',
  'Farah',
  'Grace',
  'Hamish',
  'Imogen',
  'Jai',
  'Kirra',
  'Liam',
  'Mei',
  'Nathan',
  'Olivia',
  'Patrick',
  'Rania',
  'Sione',
  'Tess',
  'Vikram',
] as const;
export const LAST_NAMES = [
  'Abbott',
  'Banerjee',
  'Calder',
  'Dimitriou',
  'Ellery',
  'Faleolo',
  'Gallagher',
  'Huynh',
  'Ibrahim',
  'Jovanovic',
  'Keane',
  'Lindsay',
  'Murphy',
  'Nguyen',
  'Oconnor',
  'Petrov',
  'Quinn',
  'Rossi',
  'Singh',
  'Tran',
] as const;
