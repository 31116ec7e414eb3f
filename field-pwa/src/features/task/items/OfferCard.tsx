// A new subcontracted task: money and time before saying yes, then its items; its rates are those of the day of issue (mock 3-task-new; decision 090).
import { MessageCircle, ShieldCheck } from 'lucide-react';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useTaskPage } from '../task-page-context.ts';
import { itemsTotal } from './item-row.ts';
import { ItemsTable } from './ItemsTable.tsx';
import { startText } from './start-text.ts';
import { StillCard } from '@lotline/shared-ui/components/Card/StillCard';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './OfferCard.module.css';

export function OfferCard() {
  const page = useTaskPage();
  const { opened, actor } = page;
  // without an item there is nothing to be paid for yet: no sum of zero
  const total = opened.items.length === 0 ? null : itemsTotal(actor, opened);
  const office = opened.comments?.trim() ?? '';
  const start = startText(opened.scheduledStartTime, page);
  return (
    <>
      <section className={styles.offer} aria-label="What you are offered">
        <div>
          <p className={classes(words.muted, words.small)}>{total === null ? 'New task' : `${opened.name} · ex GST`}</p>
          <p className={styles.sum} data-part="sum">
            {total ?? opened.name}
          </p>
        </div>
        <div className={styles.side}>
          <p className={classes(words.muted, words.small)}>Scheduled</p>
          <b>{start ?? 'Not yet'}</b>
          {opened.dueDate === null ? null : <span className={words.small}>Task due {formatDate(opened.dueDate)}</span>}
        </div>
        {total === null ? null : (
          <p className={styles.after}>
            <Icon of={ShieldCheck} />
            <span>These rates are locked in: they were set when the task was issued.</span>
          </p>
        )}
        {office === '' ? null : (
          <p className={styles.after}>
            <Icon of={MessageCircle} />
            <span>
              <span className={words.muted}>Office:</span> {office}
            </span>
          </p>
        )}
      </section>
      <StillCard title="Items" count={opened.items.length} padding="sides">
        {opened.items.length === 0 ? (
          <p className={classes(words.muted, words.small, styles.none)}>
            No items are listed. Ask the office what the work is before you accept.
          </p>
        ) : (
          <ItemsTable task={opened} isOffer />
        )}
      </StillCard>
    </>
  );
}
