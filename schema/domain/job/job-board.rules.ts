// The board of jobs by status (screens.md §2.5): how many cards a column shows, in which order columns stand, and which of them take a card.
import type { Verdict } from '../kernel/verdict.ts';
import type { Actor } from '../kernel/actor.ts';
import { settingFor, type SettingRow } from '../settings/setting-for.ts';
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

/** A card in its own column stays; elsewhere it is judged as its status would be set alone, and a hold as one. */
export function canMoveCard(actor: Actor, card: BoardCard, to: string, settings: readonly SettingRow[]): Verdict {
  const { status, workType } = card;
  return canTakeStatus(actor, status, to, settingFor(settings, SETTING, workType).config);
}
