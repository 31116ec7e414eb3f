// The job for everything on its page: read once, asked nowhere twice.
import { createContext, useContext } from 'react';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import type { SettingRow } from '@lotline/schema/domain/settings/setting-for';
import type { Moment } from './as-at/use-moment.ts';
import type { Job, JobCosts, JobDelegation, JobRead } from './job-data.ts';

export interface JobView {
  readonly job: Job;
  readonly groups: JobRead['groups'];
  /** Those of the office. */
  readonly people: JobRead['users'];
  readonly comments: JobRead['jobFieldComments'];
  /** How many internal comments the newest page has; null: not read yet, or not for this person. */
  readonly internalCount: number | null;
  /** Who is to read what is written next: remembered within the page. */
  readonly commentAudience: { readonly chosen: 'field' | 'internal'; readonly choose: (audience: 'field' | 'internal') => void };
  /** Null until they are read. */
  readonly costs: JobCosts | null;
  readonly delegations: readonly JobDelegation[] | null;
  /** How much the history tells, '1,000+' where there is more; null: not for this person. */
  readonly eventCount: string | null;
  /** Of the job's work type; empty until they are read: defaults stand in. */
  readonly settings: readonly SettingRow[];
  readonly lookups: readonly { readonly name: string; readonly data: unknown }[];
  readonly actor: Actor;
  readonly zone: string;
  readonly today: CalendarDay;
  /** The moment that the page shows, and how another is chosen. */
  readonly moment: Moment;
  /** The job is shown as it was at that instant, and nothing of it can be changed; null: as it is. */
  readonly asAt: string | null;
}

export const JobContext = createContext<JobView | null>(null);

export function useJobView(): JobView {
  const view = useContext(JobContext);
  if (view === null) throw new Error('Job not found: this belongs below JobPage');
  return view;
}

export function groupName({ groups }: Pick<JobView, 'groups'>, groupId: number | null): string | null {
  return groups.find(({ id }) => id === groupId)?.name ?? null;
}

/** Of a choice in a form. @param id as the form has it; '' for none */
export const groupOf = <Group extends { readonly id: number }>(groups: readonly Group[], id: string): Group | undefined =>
  groups.find((group) => String(group.id) === id);
