// Which changes concern a read. The stream names a record by its kind and id; a read names those that it is made of.
import type { ChangeEvent } from '@lotline/web-session/change-event';

export interface Followed {
  /** As the stream names it: construction, project, system_setting. */
  readonly entity: string;
  /** Left out: any of them. */
  readonly id?: number;
}

export const job = (id: number): Followed => ({ entity: 'construction', id });
/** A project's figures come from its jobs. */
export const PROJECTS: readonly Followed[] = [{ entity: 'project' }, { entity: 'construction' }];
export const SETTINGS: readonly Followed[] = [{ entity: 'system_setting' }, { entity: 'lookup' }];

const isOf = (one: Followed, { entity, id }: Followed): boolean =>
  one.entity === entity && (one.id === undefined || id === undefined || one.id === id);

export const concerns = (follows: readonly Followed[], changes: readonly (Followed | ChangeEvent)[]): boolean =>
  follows.some((one) => changes.some((change) => isOf(one, change)));
