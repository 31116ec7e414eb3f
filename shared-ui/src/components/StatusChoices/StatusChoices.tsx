// The statuses that somebody may choose for a job, with the one it has; one that cannot be chosen yet stays and says why (specification 1 §4). The phone's sheet, and the office's preview of its setting.
import { useId } from 'react';
import words from '../../styles/words.module.css';
import styles from './StatusChoices.module.css';

interface StatusChoicesProps {
  readonly choices: readonly string[];
  /** Of the job. */
  readonly current: string;
  readonly chosen: string;
  /** Null: it can be chosen. */
  readonly refusalOf?: (status: string) => string | null;
  readonly onChoose: (status: string) => void;
}

const NONE = () => null;

export function StatusChoices({ choices, current, chosen, refusalOf = NONE, onChoose }: StatusChoicesProps) {
  const name = useId();
  const reasons = new Map(choices.map((status) => [status, refusalOf(status)]));
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
            disabled={reasons.get(status) != null}
            onChange={() => onChoose(status)}
            {...(status === chosen ? { 'data-autofocus': '' } : {})}
          />
          <span>
            {status}
            {status === current ? <small>Now</small> : null}
            {reasons.get(status) == null ? null : <small className={styles.reason}>{reasons.get(status)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
