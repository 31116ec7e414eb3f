// The facts of a task by its work type's setting: the first nine, then the rest on request (specification 1 §2). The phone's summary, and the office's preview of it.
import { useState, type ReactNode } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import words from '../../styles/words.module.css';
import styles from './TaskFacts.module.css';

const SHOWN_AT_FIRST = 9;

export interface TaskFact {
  readonly name: string;
  readonly label: string;
  /** Null: it is not known. */
  readonly text: string | null;
  /** In place of the text. */
  readonly content?: ReactNode;
  /** A button at its right; null leaves its place. */
  readonly action?: ReactNode;
}

export function TaskFacts({ facts }: { readonly facts: readonly TaskFact[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? facts : facts.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <dl className={styles.tiles}>
        {shown.map(({ name, label, text, content, action }) => (
          <div key={name} className={name === 'description' ? styles.full : action === undefined ? undefined : styles.acting}>
            <dt>{label}</dt>
            <dd>
              {content ?? text ?? <span className={words.muted}>–</span>}
              {action}
            </dd>
          </div>
        ))}
      </dl>
      {facts.length > SHOWN_AT_FIRST ? (
        <button className={styles.more} type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Fewer details' : `All ${String(facts.length)} details`}
          <Icon of={isWhole ? ChevronUp : ChevronDown} />
        </button>
      ) : null}
    </>
  );
}
