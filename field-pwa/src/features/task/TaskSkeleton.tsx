// The page's own shape while it loads, so that nothing jumps when it arrives.
import { PageFrame } from '../../platform/frame/PageFrame.tsx';
import { TaskBar } from './TaskBar.tsx';
import { cardClass } from '@lotline/shared-ui/components/Card/card-class';
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import head from './TaskHead.module.css';
import page from './TaskPage.module.css';
import styles from './TaskSkeleton.module.css';

export function TaskSkeleton() {
  return (
    <PageFrame title="Task" bar={<TaskBar />} mainClassName={page.page}>
      <h1 className={words.sr} role="status" aria-busy="true">
        Loading the task
      </h1>
      <div className={head.head} aria-hidden="true">
        <div className={head.site}>
          <Ghost className={styles.plate} />
          <span className={styles.lines}>
            <Ghost />
            <Ghost className={styles.short} />
          </span>
        </div>
        <div className={head.facts}>
          <Ghost className={styles.chip} />
        </div>
      </div>
      <div className={page.work} aria-hidden="true">
        <GhostCard lines={5} />
      </div>
      <div className={page.about} aria-hidden="true">
        <GhostCard lines={4} />
      </div>
    </PageFrame>
  );
}

function GhostCard({ lines }: { readonly lines: number }) {
  return (
    <div className={classes(cardClass, styles.card)}>
      {Array.from({ length: lines }, (_, line) => (
        <Ghost key={line} className={line % 2 === 0 ? undefined : styles.short} />
      ))}
    </div>
  );
}
