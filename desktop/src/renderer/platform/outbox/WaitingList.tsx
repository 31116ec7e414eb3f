// What waits on this computer, one after the other, each with what the person may do about it: in the sheet and on the page of unsent work alike.
import { useNavigate } from 'react-router-dom';
import { formatRecent } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { useData } from '../data/DataRoot.tsx';
import { jobPath } from '../task/task-links.ts';
import { isComment, type OfficeAction, type WaitingAction } from './waiting-action.ts';
import styles from './WaitingActions.module.css';

interface WaitingListProps {
  readonly waiting: readonly WaitingAction[];
  /** Named by its heading; left out: what stands around it names it. */
  readonly labelledBy?: string;
  /** Called before another page opens. */
  readonly onLeave?: () => void;
}

export function WaitingList({ waiting, labelledBy, onLeave = () => undefined }: WaitingListProps) {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {waiting.map((one) => (
        <Waiting key={one.action.id} {...one} onLeave={onLeave} />
      ))}
    </ul>
  );
}

function Waiting({ action, refusal, onLeave }: WaitingAction & { readonly onLeave: () => void }) {
  const zone = browserZone();
  const today = dayInZone(useNow().toISOString(), zone);
  const isReview = action.name === 'reviewTask';
  return (
    <li className={styles.one}>
      <b>{action.title}</b>
      {isComment(action) ? <span className={styles.text}>{textOf(action)}</span> : null}
      <span>Done {formatRecent(action.occurredAt, today, zone)}</span>
      {refusal === null ? (
        <span>Waiting for the server.</span>
      ) : (
        <Banner tone="bad" title="Needs your attention: the server did not accept it.">
          {refusal}
          {isReview ? ' Your decisions are kept.' : ''}
        </Banner>
      )}
      {isReview ? (
        <OpenAgain action={action} isRefused={refusal !== null} onLeave={onLeave} />
      ) : (
        <TakeBack action={action} isRefused={refusal !== null} onLeave={onLeave} />
      )}
    </li>
  );
}

interface WayOn {
  readonly action: OfficeAction;
  readonly isRefused: boolean;
  readonly onLeave: () => void;
}

/** What was decided is still on the review, which opens with it. */
function OpenAgain({ action, isRefused, onLeave }: WayOn) {
  const { outbox } = useData();
  const navigate = useNavigate();
  const open = () => {
    void outbox?.remove(action.id);
    onLeave();
    void navigate(action.path ?? jobPath(action.constructionId));
  };
  return <Button onClick={open}>{isRefused ? 'Open with my decisions' : 'Cancel and open'}</Button>;
}

/** A status or a comment: tried again under its first id, or dropped; the job shows what is there now. */
function TakeBack({ action, isRefused, onLeave }: WayOn) {
  const { outbox } = useData();
  const navigate = useNavigate();
  const open = () => {
    onLeave();
    void navigate(action.path ?? jobPath(action.constructionId));
  };
  return (
    <div className={styles.ways}>
      {isRefused ? <Button onClick={() => void outbox?.retry(action.id)}>Send again</Button> : null}
      <Button onClick={open}>Open the job</Button>
      <Button onClick={() => void outbox?.remove(action.id)}>{isRefused ? 'Discard' : 'Cancel'}</Button>
    </div>
  );
}

const textOf = ({ input }: OfficeAction): string => ('comments' in input ? input.comments : '');
