// The list narrowed to one of its sections, as a figure of the home page opens it: exactly the rows that it counts (issue 11 §2).
import type { FieldListSection } from '@lotline/schema/domain/task/field-list.rules';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';

interface Parts {
  readonly found: FieldWork;
  readonly sections: readonly FieldListSection[];
}

/** Also what it counts is narrowed, so that no count speaks of hidden rows. @param part a section's name, 'Rejected' for the red box, null for all of it */
export function onlySection({ found, sections }: Parts, part: string | null): Parts {
  if (part === null) return { found, sections };
  const only = sections.filter(({ group }) => group === part);
  return {
    found: {
      customTasks: [],
      rejectedSchedules: part === 'Rejected' ? found.rejectedSchedules : [],
      workSchedule: only.flatMap(({ tasks }) => tasks),
    },
    sections: only,
  };
}
