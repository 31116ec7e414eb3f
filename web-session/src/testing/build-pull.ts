// Pages of a sync for tests: jobs with one row each.
import type { FieldPull } from '@lotline/schema/domain/sync/field-pull';
import type { VersionedJob } from '@lotline/schema/domain/sync/newest-job';
import { buildFieldTask } from '@lotline/schema/testing/build-field-task';

type Page = FieldPull<VersionedJob & { readonly id: number }>;

/** Each of these jobs has one task, of the same number. */
export function buildPull(jobIds: readonly number[], part: Partial<Page> = {}): Page {
  return {
    cursor: 'cursor',
    beginAnew: false,
    more: false,
    jobs: jobIds.map((id) => ({ id, version: 0, schedules: [{ id, version: 0 }] })),
    rows: jobIds.map((id) => buildFieldTask({ id, constructionId: id })),
    goneJobIds: [],
    customTasks: [],
    goneCustomTaskIds: [],
    ...part,
  };
}
