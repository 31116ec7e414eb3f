// The app bar's left side: back to the list, and the work order.
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import words from '@lotline/shared-ui/styles/words.module.css';
import { BarTitle } from '../../platform/frame/AppBar.tsx';
import styles from './TaskBar.module.css';

export const LIST_PATH = '/field/construction';

export function TaskBar({ workOrder }: { readonly workOrder?: string | undefined }) {
  return (
    <>
      <Link className={styles.back} to={LIST_PATH}>
        <Icon of={ChevronLeft} size="l" />
        <span className={words.sr}>Back to task list: </span>
        <span className={styles.word}>Tasks</span>
      </Link>
      <BarTitle className={styles.order}>{workOrder === undefined ? '' : `WO ${workOrder}`}</BarTitle>
    </>
  );
}
