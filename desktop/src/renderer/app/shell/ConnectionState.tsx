// Top right of every screen: whether live changes arrive (look.md §3). Shape and word, never colour alone.
import { connectionWords } from '../../platform/connection/connection-words.ts';
import { useConnection } from '@lotline/web-session/react/use-connection';
import { classes } from '@lotline/shared-ui/styles/classes';
import live from '../../platform/connection/LiveMark.module.css';
import styles from './ConnectionState.module.css';

export function ConnectionState() {
  const { state, word, sentence } = connectionWords(useConnection());
  return (
    <p className={classes(live.live, styles.small)} role="status" data-state={state} title={sentence}>
      <i aria-hidden="true" />
      {word}
    </p>
  );
}
