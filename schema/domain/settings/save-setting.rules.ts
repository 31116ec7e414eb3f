// Who may save settings, and what a save of the statuses must say of the jobs that stand in them (screens.md §2.21). The console asks by it, the server decides.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { all, unless, type Verdict } from '../kernel/verdict.ts';
import type { JobStatusSettings } from './job-status.setting.ts';
import type { ReplacedStatus } from './save-setting.input.ts';

const CLAIM = 'CAN_MANAGE_SYSTEM_SETTINGS';

/** Refusals: CLAIM_REQUIRED. */
export const canManageSettings = (actor: Actor): Verdict => unless(hasClaim(actor, CLAIM), 'CLAIM_REQUIRED', { claim: CLAIM });

export interface StatusUse {
  readonly status: string;
  /** Of jobs that stand in it, will be set to it, or return to it from a hold. */
  readonly count: number;
}

/** Statuses that jobs stand in, and that the setting would no longer have. */
export function strandedStatuses(before: JobStatusSettings, after: JobStatusSettings, uses: readonly StatusUse[]): readonly StatusUse[] {
  const names = (settings: JobStatusSettings) => new Set(settings.statuses.map(({ statusName }) => statusName));
  const [had, has] = [names(before), names(after)];
  return uses.filter(({ status, count }) => count > 0 && had.has(status) && !has.has(status));
}

/** Where jobs go: of each status that is gone to the first that was named. Of a status that stays none go, whatever was named. */
export const movesOf = (stranded: readonly StatusUse[], replaced: readonly ReplacedStatus[]): readonly ReplacedStatus[] =>
  stranded.flatMap(({ status }) => replaced.find(({ from }) => from === status) ?? []);

/** Refusals: INVALID_INPUT. */
export function mustGoSomewhere(after: JobStatusSettings, replaced: readonly ReplacedStatus[]): Verdict {
  const lost = replaced.find(({ to }) => !after.statuses.some(({ statusName }) => statusName === to));
  const sentence = `There is no status ${lost?.to ?? ''} to move jobs to.`;
  return unless(lost === undefined, 'INVALID_INPUT', { field: 'replaced', sentence });
}

/** Each of them goes to a status that is there. Refusals: SETTING_STATUS_IN_USE, INVALID_INPUT. */
export function mustReplace(stranded: readonly StatusUse[], after: JobStatusSettings, replaced: readonly ReplacedStatus[]): Verdict {
  const left = stranded.filter(({ status }) => !replaced.some(({ from }) => from === status));
  return all(unless(left.length === 0, 'SETTING_STATUS_IN_USE', { statuses: left }), mustGoSomewhere(after, replaced));
}
