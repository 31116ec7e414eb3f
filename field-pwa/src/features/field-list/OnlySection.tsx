// Above a list that is narrowed to one section: which, how many, and the way to all of it.
import { ListChecks } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import type { ListView } from './use-list-view.ts';
import styles from './cards/FilteredCards.module.css';

interface OnlySectionProps {
  readonly part: string;
  readonly view: ListView;
  readonly onWhole: () => void;
}

export function OnlySection({ part, view, onWhole }: OnlySectionProps) {
  const { found, sections } = view;
  const heading = part === 'Rejected' ? 'Please correct item quantities' : (sections[0]?.heading ?? part);
  const tasks = found.rejectedSchedules.length + found.workSchedule.length;
  return (
    <div className={styles.line}>
      <p role="status">
        <span>
          Only <b>{heading}</b>
        </span>
        <span className={styles.count}>{tasks === 1 ? '1 task' : `${String(tasks)} tasks`}</span>
      </p>
      <Button tight icon={ListChecks} onClick={onWhole}>
        Show all tasks
      </Button>
    </div>
  );
}
