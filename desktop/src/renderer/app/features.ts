// The features of the console, the one list of them; a feature is there once its manifest stands here. Their order is that of the sections in the list of
// shortcuts.
import { ADMIN } from '../features/admin/admin.feature.ts';
import { ADMIN_TASKS } from '../features/admin-tasks/admin-tasks.feature.ts';
import { BUILDER_APPROVALS } from '../features/builder-approvals/builder-approvals.feature.ts';
import { CHILD_CODES } from '../features/child-codes/child-codes.feature.ts';
import { CONSTRUCTION_CODES } from '../features/construction-codes/construction-codes.feature.ts';
import { CONTRACTORS } from '../features/contractors/contractors.feature.ts';
import { EXPLORER } from '../features/explorer/explorer.feature.ts';
import { FIELD } from '../features/field/field.feature.ts';
import { GROUPS } from '../features/groups/groups.feature.ts';
import { HOME } from '../features/home/home.feature.ts';
import { ITEM_CODES } from '../features/item-codes/item-codes.feature.ts';
import { JOB_EDIT } from '../features/job-edit/job-edit.feature.ts';
import { JOB } from '../features/job/job.feature.ts';
import { JOBS } from '../features/jobs/jobs.feature.ts';
import { LOGS } from '../features/logs/logs.feature.ts';
import { LOOKUPS } from '../features/lookups/lookups.feature.ts';
import { POTENTIAL_JOBS } from '../features/potential-jobs/potential-jobs.feature.ts';
import { PEOPLE } from '../features/people/people.feature.ts';
import { PROJECTS } from '../features/projects/projects.feature.ts';
import { REVIEW } from '../features/review/review.feature.ts';
import { ROLES } from '../features/roles/roles.feature.ts';
import { SETTINGS } from '../features/settings/settings.feature.ts';
import { STYLES } from '../features/styles/styles.feature.ts';
import { TASKS } from '../features/tasks/tasks.feature.ts';
import { UNSENT } from '../features/unsent/unsent.feature.ts';
import type { Feature } from '../platform/feature/feature.ts';

export const FEATURES: readonly Feature[] = [
  HOME,
  JOBS,
  POTENTIAL_JOBS,
  TASKS,
  PROJECTS,
  BUILDER_APPROVALS,
  JOB,
  JOB_EDIT,
  REVIEW,
  ADMIN,
  PEOPLE,
  ROLES,
  GROUPS,
  CONTRACTORS,
  ITEM_CODES,
  CONSTRUCTION_CODES,
  CHILD_CODES,
  ADMIN_TASKS,
  LOGS,
  LOOKUPS,
  SETTINGS,
  FIELD,
  EXPLORER,
  UNSENT,
  STYLES,
];

/** Of all features: what the cache keeps as records. */
export const RECORDS: readonly string[] = FEATURES.flatMap(({ records = [] }) => records);
