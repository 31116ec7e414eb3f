// Whether live changes arrive: shape and word, never colour alone (look.md §3).
import styles from './LiveMark.module.css';

interface LiveMarkProps {
  readonly state: string;
  readonly word: string;
}

export function LiveMark({ state, word }: LiveMarkProps) {
  return (
    <span className={styles.live} data-state={state}>
      <i aria-hidden="true" />
      {word}
    </span>
  );
}
