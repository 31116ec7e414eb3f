// An error in passing. Long enough to be read, then it clears the way: it may lie on what is said beside the pressed button, which stays.
// Pointed at or holding the focus it stays too.
import { useCallback } from 'react';
import { TriangleAlert, X } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import type { ToastMessage } from './toast-context.tsx';
import { usePassing } from './use-passing.ts';
import { classes } from '../../styles/classes.tsx';
import styles from './Toast.module.css';

const ERROR_MS = 6000;

interface ErrorToastProps {
  readonly message: ToastMessage;
  readonly dismiss: (id: number) => void;
}

export function ErrorToast({ message: { id, text }, dismiss }: ErrorToastProps) {
  const over = useCallback(() => dismiss(id), [dismiss, id]);
  const passing = usePassing(ERROR_MS, over);
  return (
    <div className={classes(styles.toast, styles.bad)} data-toast="error" role="alert" {...passing}>
      <Icon of={TriangleAlert} />
      <span>{text}</span>
      <IconButton icon={X} label="Dismiss" onClick={over} />
    </div>
  );
}
