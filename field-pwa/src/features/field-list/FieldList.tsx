// The rows of the list: what is to be done now in one column, what comes later beside it where there is room (specification 2 §2).
import type { MouseEvent } from 'react';
import { CustomTasks } from './custom-tasks/CustomTasks.tsx';
import { countOf } from './facts/find-tasks.ts';
import { RejectedBox } from './rows/RejectedBox.tsx';
import { TaskSection } from './rows/TaskSection.tsx';
import type { ListView } from './use-list-view.ts';
import { classes } from '@lotline/shared-ui/styles/classes';
import styles from './FieldList.module.css';

/** From here on, rows off the screen are not laid out: the list stays quick. */
const LONG = 150;

const LATER: readonly string[] = ['Next Week', 'Next Month', 'On Hold'];

interface FieldListProps {
  readonly view: ListView;
  readonly onOpen: (event: MouseEvent) => void;
}

export function FieldList({ view, onOpen }: FieldListProps) {
  const { rejected, sections, found } = view;
  const current = sections.filter(({ group }) => !LATER.includes(group));
  const later = sections.filter(({ group }) => LATER.includes(group));
  return (
    <div className={classes(styles.list, countOf(found) > LONG && styles.long)} onClickCapture={onOpen}>
      <div>
        <RejectedBox tasks={rejected} view={view} />
        {current.map((section) => (
          <TaskSection key={section.group} section={section} view={view} />
        ))}
      </div>
      <div>
        <CustomTasks fromServer={found.customTasks} />
        {later.map((section) => (
          <TaskSection key={section.group} section={section} view={view} />
        ))}
      </div>
    </div>
  );
}
