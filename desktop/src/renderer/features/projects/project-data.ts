// A project as the screens have it, and its form: texts as they are typed, and how two people's edits of one project come together.
import { z } from 'zod';
import type {
  GetProjectsQuery,
  JobsForProjectQuery,
  ProjectCommentsQuery,
  ProjectFieldsFragment,
  ProjectJobsQuery,
  ProjectScheduleQuery,
} from '@lotline/schema/generated/operations';

export type ListedProject = GetProjectsQuery['projects']['rows'][number];
export type ProjectFacts = ProjectFieldsFragment;
export type ProjectComment = ProjectCommentsQuery['projectComments'][number];
/** Of all jobs, with the project that it is in. */
export type FoundJob = JobsForProjectQuery['jobsForProject'][number];
export type ScheduledJob = ProjectScheduleQuery['projectSchedule']['rows'][number];
export type ScheduledTask = ScheduledJob['tasks'][number];

/** Of one of its parts, or its own. */
export const projectPath = (id: number, part?: string): string => `/project/${String(id)}${part === undefined ? '' : `/${part}`}`;

export type ListedJob = ProjectJobsQuery['projectJobs']['rows'][number];

export const FIELDS = ['name', 'customer', 'fsam', 'region', 'manager', 'startDate', 'finishDate', 'comments'] as const;
export type FieldName = (typeof FIELDS)[number];
export type Draft = Readonly<Record<FieldName, string>>;

export const LABELS: Readonly<Record<FieldName, string>> = {
  name: 'Name',
  customer: 'Customer',
  fsam: 'FSAM',
  region: 'Region',
  manager: 'Manager',
  startDate: 'Start',
  finishDate: 'Finish',
  comments: 'Comments',
};

const EMPTY: Draft = { name: '', customer: '', fsam: '', region: '', manager: '', startDate: '', finishDate: '', comments: '' };

export function draftOf(project: ProjectFacts | null): Draft {
  if (project === null) return EMPTY;
  const { name, customer, fsam, region, manager, startDate, finishDate, comments } = project;
  return {
    ...{ name, customer: customer ?? '', fsam: fsam ?? '', region: region ?? '', manager: manager ?? '' },
    ...{ startDate: startDate ?? '', finishDate: finishDate ?? '', comments: comments ?? '' },
  };
}

const text = z.string();
const TEXTS = { name: text, customer: text, fsam: text, region: text, manager: text, startDate: text, finishDate: text, comments: text };

/** As the device keeps it, with the project that it was typed over. */
export const DRAFT_SHAPES = { ...TEXTS, over: z.object({ version: z.number().nullable(), draft: z.object(TEXTS) }) };

export const overOf = (project: ProjectFacts | null) => ({ version: project?.version ?? null, draft: draftOf(project) });

/** A field that both changed, each to something else. */
export interface Clash {
  readonly field: FieldName;
  readonly base: string;
  readonly theirs: string;
}

/** What I did not touch becomes theirs, what I did stays mine; where both changed a field it is a clash, and mine until it is decided. */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft): { readonly draft: Draft; readonly clashes: readonly Clash[] } {
  const isMine = (field: FieldName) => mine[field].trim() !== base[field].trim();
  const draft = { ...mine };
  for (const field of FIELDS) if (!isMine(field)) draft[field] = theirs[field];
  const clashes = FIELDS.filter((field) => isMine(field) && theirs[field] !== base[field] && theirs[field] !== mine[field].trim());
  return { draft, clashes: clashes.map((field) => ({ field, base: base[field], theirs: theirs[field] })) };
}
