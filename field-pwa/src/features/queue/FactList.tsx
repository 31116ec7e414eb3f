// Facts in words, one below the other.
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { Fact } from './facts/action-facts.ts';
import styles from './FactList.module.css';

export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ label, value }) => (
        <li key={label}>
          <span className={classes(words.small, words.muted)}>{label}</span> <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}
