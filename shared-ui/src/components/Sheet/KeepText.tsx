// Asked once, before typed text would be lost.
import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './KeepText.module.css';

interface KeepTextProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

export function KeepText({ onKeep, onDiscard }: KeepTextProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div className={styles.keepText}>
      <p role="alert">
        <b>Discard what you typed?</b> It has not been saved.
      </p>
      <Button ref={keep} kind="primary" wide onClick={onKeep}>
        Keep editing
      </Button>
      <Button kind="danger" wide onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
