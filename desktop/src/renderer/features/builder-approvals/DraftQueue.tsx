// The messages of the queue: their list with what became of each, and the one that is at hand.
import { useEffect, useRef, useState } from 'react';
import { Check, Circle, Clock, SkipForward, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { BuilderDraft } from '../../platform/builder-approval/builder-draft.ts';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { nextOpen, outcomeWords, type Outcome, type Outcomes } from './draft-queue.rules.ts';
import { QueuedMessage } from './QueuedMessage.tsx';
import styles from './DraftQueue.module.css';

const ICONS: Readonly<Record<Outcome, LucideIcon>> = { sent: Check, queued: Clock, skipped: SkipForward };
const IN_LIST: Readonly<Record<Outcome, string>> = { sent: 'sent', queued: 'queued', skipped: 'not sent' };
const SAID: Readonly<Record<Outcome, string>> = {
  sent: 'This message is marked as sent.',
  queued: 'This message is queued for the SMS gateway. Its request shows whether it arrived.',
  skipped: 'This message was skipped: nothing was recorded.',
};

export function DraftQueue({ drafts }: { readonly drafts: readonly BuilderDraft[] }) {
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const [at, setAt] = useState(0);
  const shown = useRef<HTMLElement>(null);
  const step = (by: 1 | -1) => setAt((now) => Math.min(drafts.length - 1, Math.max(0, now + by)));
  useHotkeys({ j: () => step(1), k: () => step(-1) });
  const settle = (outcome: Outcome) => {
    const next = { ...outcomes, [at]: outcome };
    setOutcomes(next);
    setAt(nextOpen(drafts.length, next, at));
  };
  useWarning(Object.keys(outcomes).length < drafts.length && Object.keys(outcomes).length > 0);
  useEffect(() => shown.current?.focus(), [at]);
  const isDone = drafts.every((_, one) => outcomes[one] !== undefined);
  const draft = drafts[at];
  const said = outcomes[at];
  return (
    <div className={styles.queue}>
      <nav aria-label="Messages" className={styles.list}>
        <p role="status">{outcomeWords(drafts.length, outcomes)}</p>
        <ol>
          {drafts.map(({ developer, siteContact, jobs, link }, one) => {
            const outcome = outcomes[one];
            return (
              <li key={link}>
                <button type="button" aria-current={one === at ? 'step' : undefined} onClick={() => setAt(one)}>
                  <Icon of={outcome === undefined ? Circle : ICONS[outcome]} />
                  <span>
                    {developer}
                    <span className={words.muted}>
                      {' '}
                      {siteContact}, {jobs.length === 1 ? '1 job' : `${String(jobs.length)} jobs`}
                      {outcome === undefined ? '' : `, ${IN_LIST[outcome]}`}
                    </span>
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
      <section ref={shown} tabIndex={-1} className={styles.message} aria-label={`Message ${String(at + 1)} of ${String(drafts.length)}`}>
        {isDone ? <Done outcomes={outcomes} count={drafts.length} /> : null}
        {draft === undefined || outcomes[at] !== undefined ? null : (
          <QueuedMessage
            key={draft.link}
            draft={draft}
            onSent={() => settle('sent')}
            onQueued={() => settle('queued')}
            onSkip={() => settle('skipped')}
          />
        )}
        {isDone || said === undefined ? null : <p>{SAID[said]}</p>}
      </section>
    </div>
  );
}

function Done({ outcomes, count }: { readonly outcomes: Outcomes; readonly count: number }) {
  return (
    <EmptyState
      title="All messages are done"
      action={
        <Link to="/builderapprovals/sent" className={buttonClass({ kind: 'primary' })}>
          Show what was sent
        </Link>
      }
    >
      {outcomeWords(count, outcomes)}
    </EmptyState>
  );
}

/** Messages that are still to be ticked off would be drafted anew. */
function useWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}
