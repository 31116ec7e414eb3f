// The shots of a task that are not taken, each one tap from the camera with its title.
import { Camera } from 'lucide-react';
import { Link } from 'react-router-dom';
import { missingShots } from '@lotline/schema/domain/attachment/expected-photos.rules';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import type { Task } from '../facts/page-data.ts';
import { useTaskPage } from '../task-page-context.ts';
import { capturePath } from './door-paths.ts';
import styles from './TaskDoors.module.css';

export function MissingShots({ task }: { readonly task: Task }) {
  const { job, photosOf } = useTaskPage();
  const missing = missingShots(photosOf(task));
  if (missing.length === 0) return null;
  return (
    <ul className={styles.shots} aria-label="Photos not taken yet">
      {missing.map(({ title, label }) => (
        <li key={title}>
          <Link className={buttonClass({ tight: true })} to={capturePath(job.id, task.id, title)}>
            <Icon of={Camera} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
