// The way to the job's own page in the console, out of this app, for whom specification 1 §2 names; the console needs a network.
import { ExternalLink } from 'lucide-react';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useOnline } from '@lotline/web-session/react/use-connection';
import { useTaskPage } from './task-page-context.ts';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './FullJobLink.module.css';

export function FullJobLink() {
  const { job, actor } = useTaskPage();
  const isOnline = useOnline();
  if (!hasClaim(actor, 'CAN_RESET_CONSTRUCTION')) return null;
  if (!isOnline) return <p className={classes(styles.job, words.muted)}>Full Construction Job: opens once there is a connection</p>;
  return (
    <a className={styles.job} href={`/construction/${String(job.id)}`}>
      Full Construction Job
      <Icon of={ExternalLink} size="s" />
    </a>
  );
}
