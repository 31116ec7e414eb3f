// Below a field whose name nobody has yet: what it may have been meant for, and the way to keep it.
import { Button } from '../Button/Button.tsx';
import { classes } from '../../styles/classes.tsx';
import words from '../../styles/words.module.css';
import styles from './NewNameQuestion.module.css';

export interface NewName {
  readonly typed: string;
  /** Names that it may have been meant for, the likest first. */
  readonly meant: readonly string[];
}

interface NewNameQuestionProps extends NewName {
  readonly label: string;
  readonly onTake: (name: string) => void;
  readonly onKeep: () => void;
}

export function NewNameQuestion({ label, typed, meant, onTake, onKeep }: NewNameQuestionProps) {
  return (
    <div role="group" aria-label={`${label}: a new name`} className={styles.question}>
      <span role="status" className={classes(words.muted, styles.said)}>
        “{typed}” is new here.{meant.length === 0 ? '' : ' Did you mean'}
      </span>
      {meant.map((name) => (
        <Button key={name} tight onClick={() => onTake(name)}>
          {name}
        </Button>
      ))}
      <Button tight kind="text" onClick={onKeep}>
        Keep it
      </Button>
    </div>
  );
}
