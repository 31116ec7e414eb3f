// Which changes concern a read. The stream names a record by its kind and id, and where the person may know them the parts of it that changed; a read names
// the records and parts that it is made of.
import type { JobPart } from '@lotline/schema/domain/history/job-parts';
import type { LiveEntity } from '@lotline/schema/domain/kernel/live-entities';
import type { ChangeEvent } from '@lotline/web-session/change-event';

/** Of which the stream tells nobody: what is read of them is read again after the person's own changes. */
type OwnEntity = 'document_kind' | 'lookup_value' | 'project_comment' | 'queue_job' | 'saved_operation' | 'saved_view' | 'tasks-to-review';

export interface Followed {
  readonly entity: LiveEntity | OwnEntity;
  /** Left out, each of them is meant. */
  readonly id?: number;
  /** Left out: anything in it. */
  readonly parts?: readonly string[];
}

/** @param parts none: the whole job */
export const job = (id: number, ...parts: readonly JobPart[]): Followed => ({
  entity: 'construction',
  id,
  ...(parts.length === 0 ? {} : { parts }),
});
/** A project's figures come from its jobs. */
export const PROJECTS: readonly Followed[] = [{ entity: 'project' }, { entity: 'construction' }];
/** Figures of many records: each read counts them all, so what others change is counted at most that often (decision 081). */
export const FIGURES_REST_MS = 10_000;
export const SETTINGS: readonly Followed[] = [{ entity: 'system_setting' }, { entity: 'lookup' }];

const isOf = (one: Followed, { entity, id, parts }: Omit<Followed, 'entity'> & { readonly entity: string }): boolean =>
  one.entity === entity && (one.id === undefined || id === undefined || one.id === id) && haveCommon(one.parts, parts);

const haveCommon = (some: readonly string[] | undefined, others: readonly string[] | undefined): boolean =>
  some === undefined || others === undefined || some.some((part) => others.includes(part));

export const concerns = (follows: readonly Followed[], changes: readonly (Followed | ChangeEvent)[]): boolean =>
  follows.some((one) => changes.some((change) => isOf(one, change)));
