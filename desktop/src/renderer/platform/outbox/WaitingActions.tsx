// In the bar at the top: how many changes wait on this computer, and which of them need the person.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatRecent } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { useData } from '../data/DataRoot.tsx';
import type { WaitingAction } from './office-outbox.ts';
import { useWaitingActions } from './use-waiting-actions.ts';
import styles from './WaitingActions.module.css';

const countOf = (count: number): string => (count === 1 ? '1 change waits' : `${String(count)} changes wait`);

export function WaitingActions() {
  const waiting = useWaitingActions();
  const [isOpen, setIsOpen] = useState(false);
  const needs = waiting.filter(({ refusal }) => refusal !== null).length;
  const close = () => setIsOpen(false);
  if (waiting.length === 0 && !isOpen) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        {needs === 0 ? countOf(waiting.length) : `${String(needs)} ${needs === 1 ? 'needs' : 'need'} you`}
      </Button>
      {isOpen ? (
        <Sheet title="Unsent work" subtitle="On this computer until the server has answered." onClose={close}>
          {waiting.length === 0 ? <p>Everything was sent.</p> : null}
          <ul className={styles.list}>
            {waiting.map((one) => (
              <Waiting key={one.action.id} {...one} onLeave={close} />
            ))}
          </ul>
        </Sheet>
      ) : null}
    </>
  );
}

function Waiting({ action, refusal, onLeave }: WaitingAction & { readonly onLeave: () => void }) {
  const { outbox } = useData();
  const navigate = useNavigate();
  const zone = browserZone();
  const today = dayInZone(useNow().toISOString(), zone);
  /** What was decided is still on the review, which opens with it. */
  const openAgain = () => {
    void outbox?.remove(action.id);
    onLeave();
    void navigate(action.path);
  };
  return (
    <li className={styles.one}>
      <b>{action.title}</b>
      <span>Done {formatRecent(action.occurredAt, today, zone)}</span>
      {refusal === null ? (
        <span>Waits for the server.</span>
      ) : (
        <Banner tone="bad" title="Needs you: the server did not take it.">
          {refusal} Your decisions are kept.
        </Banner>
      )}
      <Button onClick={openAgain}>{refusal === null ? 'Take back and open' : 'Open with my decisions'}</Button>
    </li>
  );
}
