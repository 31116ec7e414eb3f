// The list narrowed by the search box (specification 2 §2): every part of it, so that a count never speaks of hidden rows.
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import { matchesSearch } from '@lotline/schema/domain/task/field-search.rules';

export function findTasks(work: FieldWork, search: string): FieldWork {
  const words = search.trim().toLowerCase().split(/\s+/);
  if (words.join('') === '') return work;
  return {
    customTasks: work.customTasks.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word))),
    rejectedSchedules: work.rejectedSchedules.filter((task) => matchesSearch(task, search)),
    workSchedule: work.workSchedule.filter((task) => matchesSearch(task, search)),
  };
}

export function countOf(work: FieldWork): number {
  return work.customTasks.length + work.rejectedSchedules.length + work.workSchedule.length;
}
