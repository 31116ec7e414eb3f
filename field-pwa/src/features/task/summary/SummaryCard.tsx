// The summary tiles of the work type's setting (specification 1 §2), below the line that visits here are booked first.
import { sayVisitBooking, visitBooking } from '@lotline/schema/domain/job/visit-booking.rules';
import { tilesFor } from '@lotline/schema/domain/settings/task-tiles.rules';
import { isVisitToCome } from '@lotline/schema/domain/task/task.lifecycle';
import { Card } from '@lotline/shared-ui/components/Card/Card';
import { TaskFacts } from '@lotline/shared-ui/components/TaskFacts/TaskFacts';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useTaskPage } from '../task-page-context.ts';
import { factOf } from './summary-fact.tsx';
import styles from './Summary.module.css';

export function SummaryCard() {
  const { settings, job, opened, actor } = useTaskPage();
  const tiles = tilesFor(settings.tiles, settings.names);
  const booking = isVisitToCome(opened, actor.userId) ? sayVisitBooking(visitBooking(job, settings.address.addressSetting.bookable)) : null;
  if (tiles.length === 0 && booking === null) return null;
  return (
    <Card title="Summary" padding="sides" open>
      {booking === null ? null : <p className={classes(words.muted, words.small, styles.booking)}>{booking}</p>}
      {tiles.length === 0 ? null : <TaskFacts facts={tiles.map((tile) => factOf(job, tile))} />}
    </Card>
  );
}
