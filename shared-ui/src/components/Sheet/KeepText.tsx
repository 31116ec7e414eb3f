// Asked once, before typed text or a photo that lies nowhere else would be lost.
import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './KeepText.module.css';

export interface LossWords {
  readonly question: string;
  readonly consequence: string;
  readonly keep: string;
  readonly discard: string;
}

const OF_TEXT: LossWords = {
  question: 'Discard what you typed?',
  consequence: 'It has not been saved.',
  keep: 'Keep editing',
  discard: 'Discard',
};

interface KeepTextProps {
  readonly words?: LossWords | undefined;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

export function KeepText({ words = OF_TEXT, onKeep, onDiscard }: KeepTextProps) {
  const keep = useRef<HTMLButtonElement>(null);
  const had = useRef<Element | null>(null);
  useEffect(() => {
    had.current = document.activeElement;
    keep.current?.focus();
  }, []);
  // whoever goes on typing goes on where they were, by keyboard too; a button of the foot is gone meanwhile, its dialog is not
  const goOn = (): void => {
    const dialog = keep.current?.closest('dialog');
    const field = had.current instanceof HTMLElement && had.current.isConnected ? had.current : dialog?.querySelector<HTMLElement>('h2');
    field?.focus();
    onKeep();
  };
  return (
    <div className={styles.keepText}>
      <p role="alert">
        <b>{words.question}</b> {words.consequence}
      </p>
      <Button ref={keep} kind="primary" onClick={goOn}>
        {words.keep}
      </Button>
      <Button kind="danger" onClick={onDiscard}>
        {words.discard}
      </Button>
    </div>
  );
}
