// The items of the rail: existing screens, for holders of one of their claims (specification 2 §2, route table).
import { Barcode, Braces, BriefcaseBusiness, FolderKanban, HardHat, House, ListChecks, type LucideIcon } from 'lucide-react';
import type { Claim } from '@lotline/schema/domain/kernel/claims';

export interface RailItem {
  readonly label: string;
  readonly path: string;
  readonly icon: LucideIcon;
  /** None: open to everybody. */
  readonly claims: readonly Claim[];
  /** Paths beside its own that belong to it, by their beginnings. */
  readonly covers?: readonly string[];
  /** With G before it, opens it. */
  readonly key: string;
}

const HOME: RailItem = { label: 'Home', path: '/', icon: House, claims: [], key: 'h' };

const RAIL: readonly RailItem[] = [
  HOME,
  { label: 'Jobs', path: '/jobs', icon: BriefcaseBusiness, claims: ['CAN_ACCESS_CONSTRUCTION'], covers: ['/construction'], key: 'j' },
  { label: 'Tasks', path: '/tasks', icon: ListChecks, claims: ['CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'], key: 't' },
  {
    label: 'Projects',
    path: '/projects',
    icon: FolderKanban,
    claims: ['CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'],
    covers: ['/project'],
    key: 'p',
  },
  { label: 'Item codes', path: '/admin/itemcodes', icon: Barcode, claims: ['CAN_MANAGE_ITEM_CODES'], key: 'i' },
  { label: 'Field tasks', path: '/field/construction', icon: HardHat, claims: ['CAN_ACCESS_FIELD_WORK'], key: 'f' },
  { label: 'GraphiQL', path: '/graphiql', icon: Braces, claims: ['CAN_ACCESS_ADMINISTRATOR_TASKS'], key: 'q' },
];

export function railFor(claimSet: ReadonlySet<Claim>): readonly RailItem[] {
  return RAIL.filter(({ claims }) => claims.length === 0 || claims.some((claim) => claimSet.has(claim)));
}

/** Paths that do not show the home page although nothing of the rail covers them. */
const NOT_HOME = ['/404', '/500'];

/** The current item: the one whose paths contain this one, and home for any other path (specification 1 §2); null on the error pages. */
export function currentItem(items: readonly RailItem[], pathname: string): RailItem | null {
  if (NOT_HOME.includes(pathname)) return null;
  const isUnder = (start: string) => pathname === start || pathname.startsWith(`${start}/`);
  return items.find((item) => item.path !== '/' && [item.path, ...(item.covers ?? [])].some(isUnder)) ?? HOME;
}
