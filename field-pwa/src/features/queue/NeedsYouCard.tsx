// One press that was refused: the sentence, what the person pressed and what the record says now, and the three ways out of it. None is preferred.
import { useState } from 'react';
import { MessageSquarePlus, Pencil, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatAsOf } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { cardClass } from '@lotline/shared-ui/components/Card/card-class';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useActor } from '@lotline/web-session/react/me-context';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { choiceId } from '../../platform/needs-you/choice-path.ts';
import { ConflictChoice } from '../../platform/needs-you/ConflictChoice.tsx';
import { itemConflict, type ItemConflict } from '../../platform/needs-you/item-conflict.ts';
import type { Entry } from '../../platform/outbox/outbox-entry.ts';
import { isOfPotentialJob } from '../../platform/potential-job/opened-entry.ts';
import { potentialJobKey } from '../../platform/potential-job/own-potential-jobs.ts';
import { potentialJobPath } from '../../platform/potential-job/potential-job-paths.ts';
import { useOutbox } from '../../platform/outbox/outbox-context.ts';
import { queueLine } from '../../platform/outbox/queue-lines.ts';
import { AboutLine } from './AboutLine.tsx';
import { CommentSheet } from './CommentSheet.tsx';
import { FactList } from './FactList.tsx';
import { canCommentOn } from './facts/comment-with-it.ts';
import { actionFacts } from './facts/action-facts.ts';
import { recordFacts, type JobRecord } from './facts/record-facts.ts';
import { useJobNow } from './use-job-now.ts';
import styles from './NeedsYouCard.module.css';

interface NeedsYouCardProps {
  readonly entry: Entry;
  readonly now: Date;
  readonly zone: string;
  /** It was decided: where the focus goes then is the page's to say. */
  readonly onDecided: () => void;
}

export function NeedsYouCard({ entry, now, zone, onDecided }: NeedsYouCardProps) {
  const { action, state } = entry;
  const actions = useOutbox();
  const record = useJobNow(action.subject.jobId);
  const [isWriting, setWriting] = useState(false);
  const line = queueLine(entry);
  const headingId = choiceId(action.id);
  const today = dayInZone(now.toISOString(), zone);
  const pressedAt = formatAsOf(line.pressedAt, today, zone);
  const conflict =
    action.name === 'changeItem' && state.kind === 'refused' && state.code === 'STALE_VERSION' ? itemConflict(state.details) : null;
  const choice: Choice = {
    entry,
    record: record.data,
    today,
    zone,
    pressedAt,
    refusedBecause: actions.keepRefusal(action.id)?.sentence,
    keep: () => {
      onDecided();
      void actions.keepMine(action.id);
    },
    take: () => {
      onDecided();
      void actions.takeTheirs(action.id);
    },
  };
  return (
    <article className={classes(cardClass, styles.card)} aria-labelledby={headingId}>
      <p className={classes(words.small, words.over, styles.state)}>
        <Icon of={TriangleAlert} size="s" />
        {conflict === null ? 'Needs you' : 'Changed here and in the office'}
      </p>
      <h3 id={headingId} tabIndex={-1}>
        {line.what}
      </h3>
      <AboutLine line={line} />
      {conflict === null ? <p className={styles.why}>{line.why}</p> : null}
      <ReadNote read={record} title="The office’s record could not be loaded." />
      {conflict === null ? <FactsChoice {...choice} /> : <QuantityChoice {...choice} conflict={conflict} />}
      {isOfPotentialJob(entry) ? (
        <Link className={buttonClass({ wide: true })} to={potentialJobPath(potentialJobKey(entry))}>
          <Icon of={Pencil} />
          Correct it
        </Link>
      ) : null}
      {canCommentOn(entry) ? (
        <Button wide icon={MessageSquarePlus} onClick={() => setWriting(true)}>
          Send it as a comment
        </Button>
      ) : null}
      {isWriting ? <CommentSheet entry={entry} zone={zone} onClose={() => setWriting(false)} onWritten={onDecided} /> : null}
    </article>
  );
}

interface Choice {
  readonly entry: Entry;
  readonly record: JobRecord | undefined;
  readonly today: CalendarDay;
  readonly zone: string;
  readonly pressedAt: string;
  readonly refusedBecause: string | undefined;
  readonly keep: () => void;
  readonly take: () => void;
}

function QuantityChoice({
  entry: { action },
  record,
  pressedAt,
  refusedBecause,
  keep,
  take,
  conflict,
}: Choice & { readonly conflict: ItemConflict }) {
  if (action.name !== 'changeItem') return null;
  const item = record?.construction?.schedules.flatMap(({ items }) => items).find(({ id }) => id === action.input.id);
  const mine = { quantity: action.input.completedQty, reason: action.input.variationReason };
  return (
    <>
      {item === undefined ? null : (
        <p className={words.strong}>{`${item.childCode ?? item.code ?? 'Item'} ${item.description ?? item.name ?? ''}`}</p>
      )}
      <p className={classes(words.small, words.muted)}>Pressed {pressedAt}.</p>
      <ConflictChoice
        unit={item?.unitOfMeasure ?? null}
        mine={mine}
        conflict={conflict}
        keepRefusedBecause={refusedBecause}
        onKeepMine={keep}
        onUseTheirs={take}
      />
      <p className={classes(words.small, words.muted)}>
        Neither is lost: theirs is in the job’s history, yours stays on this phone for 30 days.
      </p>
    </>
  );
}

function FactsChoice({ entry: { action }, record, today, zone, pressedAt, refusedBecause, keep, take }: Choice) {
  const { userId } = useActor();
  const theirs = recordFacts(action, record, { userId, today, zone });
  const unknown =
    action.subject.jobId === null ? 'The record stays as it is.' : 'It is not on this phone. It appears once there is a connection.';
  return (
    <dl className={styles.versus}>
      <div>
        <dt>Yours</dt>
        <dd>
          <p className={classes(words.small, words.muted)}>Pressed {pressedAt}</p>
          <FactList facts={actionFacts(action)} />
        </dd>
        <dd>
          <Button wide refusedBecause={refusedBecause} onClick={keep}>
            Keep mine
          </Button>
        </dd>
      </div>
      <div>
        <dt>The record now</dt>
        <dd>{theirs === null ? <p className={classes(words.small, words.muted)}>{unknown}</p> : <FactList facts={theirs} />}</dd>
        <dd>
          <Button wide onClick={take}>
            Use theirs
          </Button>
        </dd>
      </div>
    </dl>
  );
}
