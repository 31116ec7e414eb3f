// One task under review: its head, its lines, what is decided so far, and the one button that sends it.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { useActor } from '@lotline/web-session/react/me-context';
import { useWaitingActions } from '../../platform/outbox/use-waiting-actions.ts';
import { reviewPath } from '../../platform/task/task-links.ts';
import { isClean, linesToSend, nextOpen, decisionOf, shownLine, summaryOf, type Editing, type ShownLine } from './decisions.ts';
import { LinesTable } from './LinesTable.tsx';
import { PhotoViewer } from './PhotoViewer.tsx';
import { useWaiting, type ReviewRead } from './review-data.ts';
import { saidOf } from './review-words.ts';
import { ReviewBar } from './ReviewBar.tsx';
import { ReviewFoot } from './ReviewFoot.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import { useDecisions } from './use-decisions.ts';
import { useMissingPhotos } from './use-missing-photos.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useSendReview } from './use-send-review.ts';
import styles from './Review.module.css';

const WAITS = 'Your review is waiting on this computer to be sent.';
const NEEDS_YOU = 'Your review was not accepted and needs your attention: open it from the top right.';

export function ReviewScreen({ job, task, groupName, photos }: ReviewRead) {
  const actor = useActor();
  const seesMoney = hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION');
  const { drafts, canUndo, decide, undo, clear } = useDecisions(task.id);
  const lines = task.items.map((item) => shownLine(item, drafts));
  const [at, setAt] = useState(() => nextOpen(lines, -1) ?? 0);
  const [editing, setEditing] = useState<Editing>(null);
  const [photo, setPhoto] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const waiting = useWaiting(task.id);
  const missing = useMissingPhotos({ job, task, photos });
  const navigate = useNavigate();
  const toast = useToast();
  const summary = summaryOf(lines);
  const unsent = useWaitingActions().find(({ action }) => action.name === 'reviewTask' && action.input.scheduleId === task.id) ?? null;
  const mayReview = unsent === null && task.allowedMoves.includes('reviewTask');
  const isForPayment = mayReview && task.isSubcontracted && summary.rejected === 0 && hasClaim(actor, 'CAN_APPROVE_PAYMENTS');

  const choose = (place: number) => {
    setAt(place);
    setEditing(null);
  };
  const { send, isSending } = useSendReview({
    constructionId: job.id,
    scheduleId: task.id,
    title: `Review of ${task.name} · job ${job.workOrder}`,
    onSent: (isWaiting) => {
      toast.success(isWaiting ? `Waiting on this computer: ${saidOf(summary)}` : `Sent: ${saidOf(summary)}`);
      // what waits stays decided here until the server has answered
      if (!isWaiting) clear();
      setProblem(null);
    },
    onRefused: (error, itemId) => {
      setProblem(error.message);
      const place = lines.findIndex(({ item }) => item.id === itemId);
      if (place !== -1) choose(place);
    },
  });
  const approve = (some: readonly ShownLine[]) =>
    decide(some.map(({ item }) => [item, { verdict: 'approve', approvedQty: null, reason: null }] as const));
  const goOn = (from: number, justDecided: readonly ShownLine[]) => {
    const rest = lines.map((line) => (justDecided.includes(line) ? { ...line, state: 'approved' as const } : line));
    choose(nextOpen(rest, from) ?? from);
  };
  const approveAt = (place: number) => {
    const line = lines[place];
    if (line === undefined || !mayReview) return;
    approve([line]);
    goOn(place, [line]);
  };
  const finish = () => {
    const open = nextOpen(lines, at - 1);
    if (open !== null) return choose(open);
    const decidedLines = linesToSend(lines);
    const sent = decidedLines.length === 0 && isForPayment ? lines.slice(0, 1).map(decisionOf) : decidedLines;
    if (sent.length > 0 && !isSending) send(sent);
  };
  const goTo = (step: -1 | 1) => {
    const target = step === 1 ? waiting.next : waiting.previous;
    if (target !== null) void navigate(reviewPath(target));
  };
  const clean = lines.filter(isClean);
  const edit = (what: Editing) => (mayReview ? setEditing(what) : undefined);

  useReviewKeys({
    move: (step) => choose(Math.min(Math.max(0, at + step), Math.max(0, lines.length - 1))),
    approve: () => approveAt(at),
    adjust: () => edit('adjust'),
    reject: () => edit('reject'),
    approveClean: () => (mayReview ? approve(clean) : undefined),
    nextOpen: () => choose(nextOpen(lines, at) ?? at),
    photos: () => setPhoto(photos.length > 0 ? 0 : null),
    undo,
    finish,
    task: goTo,
  });

  return (
    <main id="main" tabIndex={-1} className={styles.screen}>
      <ReviewHead job={job} task={task} groupName={groupName} waiting={waiting} onTask={goTo} />
      <ReviewBar
        summary={summary}
        lines={lines}
        cleanCount={clean.length}
        mayReview={mayReview}
        isForPayment={isForPayment}
        isSending={isSending}
        onApproveClean={() => approve(clean)}
        onFinish={finish}
      />
      {unsent === null ? null : (
        <Banner tone={unsent.refusal === null ? 'unsent' : 'bad'} flush title={unsent.refusal === null ? WAITS : NEEDS_YOU}>
          {unsent.refusal ?? 'It is sent as soon as the server can be reached. Until then you can cancel it at the top right.'}
        </Banner>
      )}
      {problem === null ? null : (
        <Banner tone="bad" flush title="Nothing was sent; your decisions are kept.">
          {problem}
        </Banner>
      )}
      <LinesTable
        lines={lines}
        at={at}
        editing={editing}
        seesMoney={seesMoney}
        mayReview={mayReview}
        isOver={isJobEnded(job)}
        groupName={groupName}
        photos={photos}
        missingPhotos={missing}
        onChoose={choose}
        onApprove={approveAt}
        onEdit={(place, what) => {
          setAt(place);
          edit(what);
        }}
        onDecided={(line, decision) => {
          decide([[line.item, decision]]);
          goOn(at, [line]);
        }}
        onPhoto={setPhoto}
      />
      <ReviewFoot summary={summary} seesMoney={seesMoney} canUndo={canUndo} onUndo={undo} />
      {photo === null ? null : <PhotoViewer photos={photos} opened={photo} onClose={() => setPhoto(null)} />}
    </main>
  );
}
