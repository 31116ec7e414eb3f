// What a status needs, and when a job leaves it by itself, in words.
import { isConfig } from '@lotline/schema/domain/settings/merge-setting';
import { STATUS_NEED_LABELS, STATUS_NEEDS } from '@lotline/schema/domain/settings/status-needs';

export function sayNeeds(value: unknown): string {
  const needs = Array.isArray(value) ? STATUS_NEEDS.filter((need) => value.includes(need)) : [];
  return needs.length === 0 ? 'nothing' : needs.map((need) => STATUS_NEED_LABELS[need]).join(', ');
}

export function sayDelay(value: unknown): string {
  if (!isConfig(value)) return 'nothing';
  const { afterDays, to } = value;
  return `${String(to)} after ${String(afterDays)} ${afterDays === 1 ? 'day' : 'days'}`;
}
