// A success: shown for as long as the app sets.
import { useCallback } from 'react';
import { Check } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import type { ToastMessage } from './toast-context.tsx';
import { usePassing } from './use-passing.ts';
import styles from './Toast.module.css';

interface SuccessToastProps {
  readonly message: ToastMessage;
  readonly standsMs: number;
  readonly dismiss: (id: number) => void;
}

export function SuccessToast({ message: { id, text }, standsMs, dismiss }: SuccessToastProps) {
  const over = useCallback(() => dismiss(id), [dismiss, id]);
  const passing = usePassing(standsMs, over);
  return (
    <p className={styles.toast} data-toast="success" {...passing}>
      <Icon of={Check} />
      {text}
    </p>
  );
}
