// What the rail offers to whom: only what exists, and to holders of one of its claims (specification 2 §2, route table).
import { Braces, House, ListChecks, type LucideIcon } from 'lucide-react';
import type { Claim } from '@lotline/schema/domain/kernel/claims';

export interface RailItem {
  readonly label: string;
  readonly path: string;
  readonly icon: LucideIcon;
  /** None: open to everybody. */
  readonly claims: readonly Claim[];
}

const RAIL: readonly RailItem[] = [
  { label: 'Home', path: '/', icon: House, claims: [] },
  { label: 'Field tasks', path: '/field/construction', icon: ListChecks, claims: ['CAN_ACCESS_FIELD_WORK'] },
  { label: 'GraphiQL', path: '/graphiql', icon: Braces, claims: ['CAN_ACCESS_ADMINISTRATOR_TASKS'] },
];

export function railFor(held: ReadonlySet<Claim>): readonly RailItem[] {
  return RAIL.filter(({ claims }) => claims.length === 0 || claims.some((claim) => held.has(claim)));
}
