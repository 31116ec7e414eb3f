// Which statuses stand in the menu, and what is said of each: the same rule that the server asks.
import { goesOnHold } from '@lotline/schema/domain/job/hold-status.rules';
import { canTakeStatus } from '@lotline/schema/domain/job/job-hold.lifecycle';
import { NOTHING_KNOWN, type StatusFacts } from '@lotline/schema/domain/job/status-needs.rules';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { settingFor, type SettingRow } from '@lotline/schema/domain/settings/setting-for';
import { sayError } from '@lotline/schema/errors/catalogue';

export interface StatusChoice {
  readonly status: string;
  /** The settings name it as one that follows. */
  readonly isUsual: boolean;
  /** Asks for its reason and its end first. */
  readonly isHold: boolean;
  readonly refusedBecause: string | null;
}

/** @param facts what statuses ask of the job; none: what it lacks is not asked yet, as of a status that is set later */
export function statusChoices(
  actor: Actor,
  job: { readonly status: string; readonly workType: string },
  settings: readonly SettingRow[],
  facts: StatusFacts = NOTHING_KNOWN,
): readonly StatusChoice[] {
  const { config } = settingFor(settings, 'Job Status Settings', job.workType);
  const next = config.statuses.find(({ statusName }) => statusName === job.status)?.allowedNext ?? [];
  const choices = config.statuses
    .filter(({ statusName }) => statusName !== job.status)
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map(({ statusName: status }): StatusChoice => {
      const verdict = canTakeStatus(actor, job.status, status, config, facts);
      const refusedBecause = verdict.ok ? null : sayError(verdict.code, verdict.details);
      return { status, isUsual: next.includes(status), isHold: goesOnHold(config, job.status, status), refusedBecause };
    });
  return choices.toSorted((a, b) => Number(b.isUsual) - Number(a.isUsual));
}
