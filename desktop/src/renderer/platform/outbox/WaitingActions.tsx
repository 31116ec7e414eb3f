// In the bar at the top: how many changes wait on this computer, and which of them need the person.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useWaitingActions } from './use-waiting-actions.ts';
import { UNSENT_PATH, countWords, needsYou } from './waiting-action.ts';
import { WaitingList } from './WaitingList.tsx';

export function WaitingActions() {
  const waiting = useWaitingActions();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (waiting.length === 0 && !isOpen) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{countWords(waiting)}</Button>
      {waiting.some(needsYou) ? (
        <Link className={buttonClass({ kind: 'text' })} to={UNSENT_PATH}>
          Unsent work
        </Link>
      ) : null}
      {isOpen ? (
        <Sheet title="Unsent work" subtitle="Kept on this computer until the server has received it." onClose={close}>
          {waiting.length === 0 ? <p>Everything was sent.</p> : null}
          <WaitingList waiting={waiting} onLeave={close} />
          <Link className={buttonClass({ kind: 'text' })} to={UNSENT_PATH} onClick={close}>
            Open as a page
          </Link>
        </Sheet>
      ) : null}
    </>
  );
}
