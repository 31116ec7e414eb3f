// The statuses that somebody may choose for a job, with the one it has (specification 1 §4). The phone's sheet, and the office's preview of its setting.
import { useId } from 'react';
import words from '../../styles/words.module.css';
import styles from './StatusChoices.module.css';

interface StatusChoicesProps {
  readonly choices: readonly string[];
  /** Of the job. */
  readonly current: string;
  readonly chosen: string;
  readonly onChoose: (status: string) => void;
}

export function StatusChoices({ choices, current, chosen, onChoose }: StatusChoicesProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={words.sr}>Job status</legend>
      {choices.map((status) => (
        <label key={status} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={status}
            checked={status === chosen}
            onChange={() => onChoose(status)}
            {...(status === chosen ? { 'data-autofocus': '' } : {})}
          />
          <span>
            {status}
            {status === current ? <small>Now</small> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
