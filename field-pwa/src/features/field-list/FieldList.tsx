// The rows of the list as cards: what is to be done now, then what is to be ticked, then what comes later (specification 2 §2).
import type { MouseEvent } from 'react';
import { CustomTasks } from './custom-tasks/CustomTasks.tsx';
import { isLater } from './facts/later-groups.ts';
import { RejectedBox } from './rows/RejectedBox.tsx';
import { TaskSection } from './rows/TaskSection.tsx';
import type { ListView } from './use-list-view.ts';

export interface FieldListProps {
  readonly view: ListView;
  readonly onOpen: (event: MouseEvent) => void;
}

export function FieldList({ view, onOpen }: FieldListProps) {
  const { rejected, sections, found } = view;
  return (
    <div onClickCapture={onOpen}>
      <RejectedBox tasks={rejected} view={view} />
      {sections
        .filter(({ group }) => !isLater(group))
        .map((section) => (
          <TaskSection key={section.group} section={section} view={view} />
        ))}
      <CustomTasks fromServer={found.customTasks} />
      {sections
        .filter(({ group }) => isLater(group))
        .map((section) => (
          <TaskSection key={section.group} section={section} view={view} />
        ))}
    </div>
  );
}
