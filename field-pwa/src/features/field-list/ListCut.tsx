// Nothing is hidden unsaid: a list that is at its limit tells that there is more, and the way to it (domain.md §2, "The field list's groups").
import { MOST_LISTED_TASKS, type FieldWork } from '@lotline/schema/domain/task/field-task';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';

/** @param isWhole it was pulled, and all of it comes then. */
export function isCut(work: FieldWork | undefined, isWhole: boolean): boolean {
  return !isWhole && work !== undefined && [work.workSchedule, work.rejectedSchedules].some((tasks) => tasks.length >= MOST_LISTED_TASKS);
}

export function ListCut() {
  return (
    <Banner title="Not all tasks are shown.">
      The {MOST_LISTED_TASKS.toLocaleString('en-AU')} earliest appear here. Choose a group to see all of its tasks.
    </Banner>
  );
}
