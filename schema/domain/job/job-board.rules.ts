// The board of jobs by status (screens.md §2.5): how many cards a column shows, in which order columns stand, and which of them take a card.
import type { Verdict } from '../kernel/verdict.ts';
import type { Actor } from '../kernel/actor.ts';
import { settingFor, type SettingRow } from '../settings/setting-for.ts';
import { isNamedHold } from '../settings/named-hold.ts';
import { goesOnHold, isOnHold } from './hold-status.rules.ts';
import { canTakeStatus } from './job-hold.lifecycle.ts';

/** Of a column as it begins, and of one that was opened further; then it is the list's turn. */
export const BOARD_CARDS = 20;
export const MOST_BOARD_CARDS = 100;

const SETTING = 'Job Status Settings';

/** Of every work type, in the order in which they stand there; of one name the first place counts. */
export function boardStatuses(settings: readonly SettingRow[]): string[] {
  const statuses = settings.flatMap(({ workType }) => settingFor(settings, SETTING, workType).config.statuses);
  const inOrder = statuses.toSorted((one, other) => one.sortOrder - other.sortOrder);
  return [...new Set(inOrder.map(({ statusName }) => statusName))];
}

export interface BoardCard {
  readonly status: string;
  readonly workType: string;
}

/** Moved there, it is asked for its reason and its end. */
export function holdsCard({ status, workType }: BoardCard, to: string, settings: readonly SettingRow[]): boolean {
  return goesOnHold(settingFor(settings, SETTING, workType).config, status, to);
}

/** Of jobs of several work types: one that has the status has it as a hold. */
export function isHoldOfAny(status: string, settings: readonly SettingRow[]): boolean {
  const configs = settings.map(({ workType }) => settingFor(settings, SETTING, workType).config);
  const having = configs.filter(({ statuses }) => statuses.some(({ statusName }) => statusName === status));
  return having.length === 0 ? isNamedHold(status) : having.some((config) => isOnHold(config, status));
}

/** A card in its own column stays; elsewhere it is judged as its status would be set alone, and a hold as one. */
export function canMoveCard(actor: Actor, card: BoardCard, to: string, settings: readonly SettingRow[]): Verdict {
  const { status, workType } = card;
  return canTakeStatus(actor, status, to, settingFor(settings, SETTING, workType).config);
}
