// /field/queue: what this person did that is not in the office yet, what of it needs them, and the ways to send, keep and remove it (look.md §2).
import { useEffect, useRef, useState } from 'react';
import { Download, Eye, Trash2, Upload } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatAsOf } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { MoreSheet } from '@lotline/shared-ui/components/OptionList/MoreSheet';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import { classes } from '@lotline/shared-ui/styles/classes';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { isOnline } from '@lotline/web-session/connection';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useConnection } from '@lotline/web-session/react/use-connection';
import { useNow } from '@lotline/web-session/react/use-now';
import { useReadable } from '@lotline/web-session/react/use-readable';
import { useBackClosesSheet } from '../../platform/frame/use-back-closes-sheet.ts';
import { ActionLine, stepClass } from '../../platform/frame/ActionBar.tsx';
import { BackBar } from '../../platform/frame/BackBar.tsx';
import { LIST_PATH } from '../../platform/frame/list-path.ts';
import { PageFrame } from '../../platform/frame/PageFrame.tsx';
import { usePhotos, useWaitingOriginals } from '../../platform/photos/photos-context.ts';
import { isSettled, type Entry } from '../../platform/outbox/outbox-entry.ts';
import { useEntries, useOutbox, usePushSum, useQueueSum, useRemovedLines } from '../../platform/outbox/outbox-context.ts';
import { queueLine, type QueueLine, type QueueSum } from '../../platform/outbox/queue-lines.ts';
import { waitedFor } from '../../platform/outbox/waits-behind.ts';
import { ReceiptsLink } from '../../platform/receipts/ReceiptsLink.tsx';
import { taskPath } from './AboutLine.tsx';
import { queueTitle } from './facts/queue-title.ts';
import { actionFacts } from './facts/action-facts.ts';
import { whyWaiting } from './facts/why-waiting.ts';
import { NeedsYouCard } from './NeedsYouCard.tsx';
import { NextTry } from './NextTry.tsx';
import { PhotosSection } from './PhotosSection.tsx';
import { QueueRow } from './QueueRow.tsx';
import { QueueSection } from './QueueSection.tsx';
import { ReceivedList } from './ReceivedList.tsx';
import { RemovedList } from './RemovedList.tsx';
import { RemoveSheet } from './RemoveSheet.tsx';
import { StayNote } from './StayNote.tsx';
import { UploadsSection } from './UploadsSection.tsx';
import { useCanTry } from './use-can-try.ts';
import { useExport, type Exporting } from './use-export.ts';
import styles from './QueuePage.module.css';

const TICK_MS = 20_000;

const SECTIONS: readonly { readonly heading: string; readonly states: readonly QueueLine['state'][] }[] = [
  { heading: 'Sending', states: ['sending'] },
  { heading: 'We don’t know yet whether it arrived', states: ['unanswered'] },
  { heading: 'Saved on this phone', states: ['undoable', 'waiting'] },
];

export default function QueuePage() {
  const entries = useEntries();
  const removed = useRemovedLines() ?? [];
  const zone = browserZone();
  const now = useNow(TICK_MS);
  const heading = useRef<HTMLHeadingElement>(null);
  const decided = () => heading.current?.focus();
  const needs = entries.filter(isSettled);
  const sum = useQueueSum();
  const toSend = usePushSum();
  const originals = useWaitingOriginals().length;
  useShowsChoice(needs.length > 0);
  return (
    <PageFrame
      title="Unsent work"
      bar={<BackBar to={LIST_PATH} back="Tasks" title="Unsent work" />}
      mainClassName={styles.page}
      actions={sum.count + removed.length === 0 ? undefined : <QueueActions isEmpty={toSend.count - originals === toSend.needsYou} />}
    >
      <QueueHead sum={sum} entries={entries} now={now} zone={zone} heading={heading} />
      {needs.length === 0 ? null : (
        <QueueSection id="queue-needs" heading="Needs you" count={needs.length}>
          {needs.map((entry) => (
            <NeedsYouCard key={entry.action.id} entry={entry} now={now} zone={zone} onDecided={decided} />
          ))}
        </QueueSection>
      )}
      <QueueRows entries={entries} now={now} zone={zone} onRemoved={decided} />
      <PhotosSection now={now} zone={zone} />
      <UploadsSection now={now} zone={zone} />
      <RemovedList lines={removed} today={dayInZone(now.toISOString(), zone)} zone={zone} onPutBack={decided} />
      <ReceivedList now={now} zone={zone} />
      <ReceiptsLink now={now} zone={zone} />
      <StayNote className={styles.stay} />
    </PageFrame>
  );
}

/** Opened by the way to one choice, that choice is what is read. */
function useShowsChoice(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isThere || hash === '') return;
    const choice = document.getElementById(decodeURIComponent(hash.slice(1)));
    choice?.focus();
    choice?.scrollIntoView({ block: 'start' });
  }, [isThere, hash]);
}

interface Shown {
  readonly entries: readonly Entry[];
  readonly now: Date;
  readonly zone: string;
}

interface QueueHeadProps extends Shown {
  readonly sum: QueueSum;
  readonly heading: React.Ref<HTMLHeadingElement>;
}

function QueueHead({ sum: { count, since }, entries, now, zone, heading }: QueueHeadProps) {
  const onlyHere = entries.filter(({ place }) => place === 'memory').length;
  const oldest = since === null ? null : formatAsOf(since, dayInZone(now.toISOString(), zone), zone);
  return (
    <div className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        {queueTitle(count)}
      </h1>
      <p className={classes(words.small, words.muted)}>
        {count === 0 ? 'Work you do without a connection appears here until it is sent.' : null}
        {count > 0 && onlyHere === 0
          ? `${count === 1 ? 'It is' : 'All are'} safe on this phone. The oldest is from ${oldest ?? ''}.`
          : null}
        {onlyHere > 0 ? `This phone is full and could not keep ${String(onlyHere)} of these: leave Lotline open until all is sent.` : null}
      </p>
    </div>
  );
}

function QueueActions({ isEmpty }: { readonly isEmpty: boolean }) {
  const actions = useOutbox();
  const photos = usePhotos();
  const sendNow = () => {
    actions.sendNow();
    photos.sendNow();
  };
  const { hasNetwork } = useConnection();
  const { exportAll, progress } = useExport();
  const offline = hasNetwork ? undefined : 'There is no connection. It will be sent by itself once there is one.';
  return (
    <>
      {progress === null ? null : <ExportProgress {...progress} />}
      <ActionLine>
        {isEmpty ? null : (
          <Button kind="primary" className={stepClass} icon={Upload} refusedBecause={offline} reason="later" onClick={sendNow}>
            Send now
          </Button>
        )}
        <Button icon={Download} wide={isEmpty} busy={progress !== null} onClick={exportAll}>
          Export
        </Button>
      </ActionLine>
    </>
  );
}

function ExportProgress({ read, of }: Exporting) {
  const label = of === 0 ? 'Making the file' : `Making the file: ${String(read)} of ${String(of)} pictures and files`;
  return <Progress label={label} fraction={of === 0 ? undefined : read / of} />;
}

function QueueRows({ entries, now, zone, onRemoved }: Shown & { readonly onRemoved: () => void }) {
  const { session } = usePlatform();
  const { blockedBy, nextTries } = useOutbox();
  const canTry = useCanTry();
  const connection = useConnection();
  const { mustSignInAgain } = useReadable(session);
  const [more, setMore] = useState<QueueLine | null>(null);
  const [removing, setRemoving] = useState<QueueLine | null>(null);
  useBackClosesSheet(more !== null || removing !== null);
  const facts = { online: isOnline(connection), hasNetwork: connection.hasNetwork, mustSignInAgain };
  const rows = entries.map((entry) => ({ entry, line: queueLine(entry) }));
  return (
    <>
      {SECTIONS.map(({ heading, states }) => {
        const shown = rows.filter(({ line }) => states.includes(line.state));
        return shown.length === 0 ? null : (
          <QueueSection key={heading} id={`queue-${states.join('-')}`} heading={heading} count={shown.length}>
            <ul className={layout.rows}>
              {shown.map(({ entry, line }) => {
                const blocker = blockedBy(line.id);
                const first = waitedFor(entry.action, entries);
                const after = first === undefined ? null : queueLine(first);
                const behind = blocker === null ? (after?.state === 'needsYou' ? after.what : null) : queueLine(blocker).what;
                return (
                  <QueueRow
                    key={line.id}
                    line={line}
                    name={entry.action.name}
                    said={saidIn(entry)}
                    why={line.state === 'sending' ? line.why : whyWaiting(line, { ...facts, behind, after })}
                    nextTry={canTry && line.state !== 'sending' ? <NextTry id={line.id} of={nextTries} /> : null}
                    now={now}
                    zone={zone}
                    onMore={() => setMore(line)}
                  />
                );
              })}
            </ul>
          </QueueSection>
        );
      })}
      {more === null ? null : <RowSheet line={more} onClose={() => setMore(null)} onRemove={() => setRemoving(more)} />}
      {removing === null ? null : <RemoveSheet line={removing} onClose={() => setRemoving(null)} onRemoved={onRemoved} />}
    </>
  );
}

const saidIn = ({ action }: Entry): string | null => {
  const facts = actionFacts(action);
  return facts.length === 0 ? null : facts.map(({ label, value }) => `${label}: ${value}`).join(' · ');
};

function RowSheet({ line, onClose, onRemove }: { readonly line: QueueLine; readonly onClose: () => void; readonly onRemove: () => void }) {
  const navigate = useNavigate();
  const path = taskPath(line);
  const open = path === null ? [] : [{ label: 'Open the task', icon: Eye, onSelect: () => void navigate(path) }];
  const remove = {
    label: 'Remove',
    note: 'It will not be sent. It stays on this phone for 30 days.',
    icon: Trash2,
    danger: true,
    onSelect: onRemove,
    ...(line.state === 'sending' ? { refusedBecause: 'It is being sent right now.' } : {}),
  };
  return <MoreSheet title={line.what} options={[...open, remove]} onClose={onClose} />;
}
