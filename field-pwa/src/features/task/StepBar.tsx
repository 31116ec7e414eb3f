// The bar at the bottom: the one next step, and More. A refused step stays, with its reason under it (look.md §2).
import { useRef } from 'react';
import { Check, CircleCheck, Clock, Ellipsis, HardHat, Pencil, Send, type LucideIcon } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import type { CallName } from './calls/call-toasts.ts';
import { acceptTask, completeTask, goOnsite, submitTask } from './calls/task-calls.ts';
import type { NextStep, StepKind } from './facts/next-step.ts';
import { hasMore } from './sheets/more-options.ts';
import { useStrayPress } from './stray-press.ts';
import { LIST_PATH } from './TaskBar.tsx';
import { useTaskPage, type TaskPage } from './task-page-context.ts';
import { reasonClass } from '@lotline/shared-ui/components/Reason/reason-class';
import { classes } from '@lotline/shared-ui/styles/classes';
import { ActionLine, stepClass } from '../../platform/frame/ActionBar.tsx';
import styles from './StepBar.module.css';

const STEP_ICON: Readonly<Record<StepKind, LucideIcon>> = {
  accept: Check,
  goOnsite: HardHat,
  complete: Check,
  confirm: CircleCheck,
  submit: Send,
  correct: Pencil,
};

/** The failures that are shown here: those of sheets are shown in the sheet. */
const OWN_CALLS: readonly CallName[] = ['accept', 'goOnsite', 'goOffsite', 'complete', 'submit'];

const stepProblem = ({ problem }: TaskPage['calls']): string | null =>
  problem !== null && OWN_CALLS.includes(problem.call) ? problem.sentence : null;

/** A refusal stays where it was pressed, also when nothing is left to be pressed there. */
export function hasStepBar(page: TaskPage): boolean {
  return page.next !== null || hasMore(page) || stepProblem(page.calls) !== null;
}

export function StepBar() {
  const page = useTaskPage();
  const { next, calls } = page;
  const problem = stepProblem(calls);
  return (
    <>
      {problem === null ? null : (
        <p className={classes(reasonClass('needs'), styles.why)} role="alert">
          {problem}
        </p>
      )}
      {problem !== null || next?.why === null || next === null ? null : (
        <p className={styles.why}>
          <Icon of={Clock} size="s" />
          {next.why}
        </p>
      )}
      <ActionLine className={styles.line}>
        {next?.kind === 'accept' ? (
          <Button
            className={styles.decline}
            onClick={() => page.show({ name: 'decline' })}
            disabled={!page.may('decline').ok || calls.busy.has('accept')}
          >
            Decline
          </Button>
        ) : null}
        {next === null ? null : <StepButton next={next} />}
        {hasMore(page) ? (
          <Button
            kind={next === null ? 'plain' : 'square'}
            wide={next === null}
            icon={Ellipsis}
            onClick={() => page.show({ name: 'more' })}
          >
            More
          </Button>
        ) : null}
      </ActionLine>
    </>
  );
}

function StepButton({ next }: { readonly next: NextStep }) {
  const page = useTaskPage();
  const press = usePressStep();
  const isStray = useStrayPress(next.kind);
  const isBusy = next.kind === 'correct' ? false : page.calls.busy.has(next.kind);
  return (
    <Button
      kind="primary"
      className={stepClass}
      icon={STEP_ICON[next.kind]}
      busy={isBusy}
      refusedBecause={next.refusedBecause ?? page.offlineBecause}
      onClick={(event) => {
        if (!isStray(event)) press(page, next);
      }}
    >
      {next.label}
    </Button>
  );
}

function usePressStep(): (page: TaskPage, next: NextStep) => void {
  const navigate = useNavigate();
  // Two taps in one frame come before the button can show that it is busy.
  const pressing = useRef(false);
  const run = async (page: TaskPage, kind: StepKind) => {
    const { opened, calls } = page;
    if (kind === 'accept') await calls.run(acceptTask(opened.id));
    if (kind === 'complete') await calls.run(completeTask(opened.id, false));
    if (kind === 'goOnsite') {
      const outcome = await calls.run(goOnsite(opened.id));
      if (outcome.kind === 'done' && opened.externalJobLink !== null) page.show({ name: 'startCard' });
    }
    if (kind === 'submit') {
      const outcome = await calls.run(submitTask(opened.id));
      if (outcome.kind === 'done') await navigate(LIST_PATH);
    }
  };
  return (page, next) => {
    if (next.kind === 'confirm') page.show({ name: 'confirm' });
    else if (next.kind === 'correct' && next.item !== null) page.show({ name: 'changeItem', taskId: page.opened.id, itemId: next.item.id });
    else if (!pressing.current) {
      pressing.current = true;
      void run(page, next.kind).finally(() => {
        pressing.current = false;
      });
    }
  };
}
