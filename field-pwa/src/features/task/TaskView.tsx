// The loaded task page: its parts in the drawn order, with the bar at the bottom and the open sheet.
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { formatNearDayTime } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { isAssignedToJob, isAssignedToTask } from '@lotline/schema/domain/task/assignment.rules';
import { unmetGate } from '@lotline/schema/domain/task/onsite-gates.rules';
import { useActor } from '@lotline/web-session/react/me-context';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { PageFrame } from '../../platform/frame/PageFrame.tsx';
import { ReceivedLine } from '../../platform/receipts/ReceivedLine.tsx';
import { Behind } from '../../platform/frame/Behind.tsx';
import { BuilderApproval } from './BuilderApproval.tsx';
import { FieldChat } from './chat/FieldChat.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { nextStep, otherMoves } from './facts/next-step.ts';
import type { Job, PageData, Task } from './facts/page-data.ts';
import { movesOf } from './facts/task-facts.ts';
import { hasStepBar, StepBar } from './StepBar.tsx';
import { SummaryCard } from './summary/SummaryCard.tsx';
import { ScopingBanner } from './summary/ScopingBanner.tsx';
import { TaskBar } from './TaskBar.tsx';
import { TaskHead } from './TaskHead.tsx';
import { TaskNotice } from './TaskNotice.tsx';
import { TaskPageContext, type OpenSheet, type TaskPage } from './task-page-context.ts';
import { sheetOfAction } from './sheets/sheet-of-action.ts';
import { useTaskSheets } from './sheets/use-task-sheets.ts';
import { TaskWork } from './items/TaskWork.tsx';
import { useBackClosesSheet } from '../../platform/frame/use-back-closes-sheet.ts';
import { useLeavesWhenSubmitted } from './use-leaves-when-submitted.ts';
import { useOnsiteElsewhere } from './use-onsite-elsewhere.ts';
import { usePhotoForecasts } from './use-photo-forecasts.ts';
import { usePageActions } from './use-page-actions.ts';
import { useSaysOnsite } from './use-says-onsite.ts';
import { useTaskSettings } from './use-task-settings.ts';
import styles from './TaskPage.module.css';

interface TaskViewProps {
  readonly data: PageData;
  readonly job: Job;
  readonly opened: Task;
  readonly others: readonly Task[];
  /** When the data was read, in milliseconds. */
  readonly loadedAt: number;
  /** Of the last try to read it anew. */
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

const AttachmentsCard = lazy(() => import('./attachments/card/AttachmentsCard.tsx'));

const TICK_MS = 20_000;

export function TaskView({ loadedAt, error, onRetry, isRetrying, ...facts }: TaskViewProps) {
  const [sheet, show] = useState<OpenSheet | null>(null);
  const close = useCallback(() => show(null), []);
  useBackClosesSheet(sheet !== null);
  const TaskSheets = useTaskSheets(sheet !== null, close);
  const page = useTaskPageOf(facts, { show, close, at: 'page' });
  const { job, today, zone } = page;
  const age = `This is the task as of ${formatNearDayTime(new Date(loadedAt).toISOString(), today, zone)}.`;
  useOpensRefused(page, sheet);
  useLeavesWhenSubmitted(page);
  useSaysOnsite(page);
  return (
    <TaskPageContext value={page}>
      <PageFrame
        title={`WO ${job.workOrder}`}
        bar={<TaskBar workOrder={job.workOrder} />}
        asOf={age}
        mainClassName={styles.page}
        actions={hasStepBar(page) ? <StepBar /> : undefined}
      >
        <TaskHead />
        <NeedsYou className={styles.needs} />
        <TaskNotice age={age} error={error} onRetry={onRetry} isRetrying={isRetrying} />
        <div className={styles.work}>
          <ReceivedLine taskId={page.opened.id} now={page.now} zone={page.zone} />
          <TaskWork />
        </div>
        <Behind>
          <div className={styles.about}>
            <ScopingBanner />
            <SummaryCard />
            <BuilderApproval />
          </div>
          <div className={styles.talk}>
            <FieldChat />
            <Suspense fallback={null}>
              <AttachmentsCard job={job} />
            </Suspense>
          </div>
        </Behind>
      </PageFrame>
      {sheet === null || TaskSheets === null ? null : <TaskSheets sheet={sheet} />}
    </TaskPageContext>
  );
}

/** A form that closed when it handed over what was typed comes back with it when that was refused, once no other form is open. */
function useOpensRefused({ actions, data, show }: TaskPage, sheet: OpenSheet | null): void {
  const { problem } = actions;
  const { jobFieldComments } = data;
  const isOpen = sheet !== null;
  useEffect(() => {
    if (isOpen || problem?.from.isSheet !== true) return;
    const refused = sheetOfAction(problem.action, jobFieldComments);
    if (refused !== null) show(refused);
  }, [isOpen, problem, jobFieldComments, show]);
}

type Facts = Pick<TaskPage, 'data' | 'job' | 'opened' | 'others'>;

export function useTaskPageOf(facts: Facts, sheets: Pick<TaskPage, 'show' | 'close' | 'at'>): TaskPage {
  const { data, job, opened, others } = facts;
  const { show, close, at } = sheets;
  const actor = useActor();
  const { settings, areRead: areSettingsRead } = useTaskSettings(job.workType);
  const now = useNow(TICK_MS);
  const actions = usePageActions(job.id, at);
  const elsewhere = useOnsiteElsewhere(opened, job);
  const photosOf = usePhotoForecasts(job, settings.photos);
  return useMemo(() => {
    const zone = browserZone();
    const today = dayInZone(now.toISOString(), zone);
    const { ticketOfWork, expiredDocument } = opened;
    const may = movesOf(actor, opened, unmetGate({ ...job, ticketOfWork, expiredDocument }, settings, today));
    const stepFacts = { task: opened, isSubcontracted: opened.isSubcontracted, userId: actor.userId, may };
    const next = nextStep(stepFacts);
    return {
      data,
      job,
      opened,
      others,
      actor,
      settings,
      areSettingsRead,
      now,
      zone,
      today,
      isSubcontracted: opened.isSubcontracted,
      isAssigned: isAssignedToTask(actor, opened),
      isJobAssigned: isAssignedToJob(actor, job.schedules),
      may,
      next,
      elsewhere,
      otherMoves: otherMoves(stepFacts, next),
      photosOf,
      actions,
      at,
      show,
      close,
    };
  }, [data, job, opened, others, actor, settings, areSettingsRead, now, photosOf, actions, elsewhere, show, close, at]);
}
