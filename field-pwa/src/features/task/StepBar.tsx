// The bar at the bottom: the camera, the one next step, and More. A refused step stays, with its reason under it (look.md §2).
import { useId, useRef } from 'react';
import { Camera, Check, CircleCheck, Clock, Ellipsis, HardHat, Pencil, Send, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { taskAction } from '../../platform/outbox/action-input.ts';
import type { NextStep, StepKind } from './facts/next-step.ts';
import { capturePath } from './items/door-paths.ts';
import { hasMore } from './sheets/more-options.ts';
import { justArrived } from './facts/just-arrived.ts';
import { useFreshness, type Freshness } from './stray-tap.ts';
import { pressSubmit } from './submit-step.ts';
import { useTaskPage, type TaskPage } from './task-page-context.ts';
import { reasonClass } from '@lotline/shared-ui/components/Reason/reason-class';
import { classes } from '@lotline/shared-ui/styles/classes';
import { ActionLine, besideWordClass, stepClass } from '../../platform/frame/ActionBar.tsx';
import styles from './StepBar.module.css';

const STEP_ICON: Readonly<Record<StepKind, LucideIcon>> = {
  accept: Check,
  goOnsite: HardHat,
  complete: Check,
  confirm: CircleCheck,
  submit: Send,
  correct: Pencil,
};

/** The failures that are shown here: a form's are shown in the form, the chat's in the chat. */
const stepProblem = ({ actions: { problem } }: TaskPage): string | null =>
  problem === null || problem.from.isSheet || problem.action.name === 'addComment' ? null : problem.sentence;

/** A refusal stays where it was made, also when nothing is left to be pressed there. */
export function hasStepBar(page: TaskPage): boolean {
  return page.next !== null || hasMore(page) || stepProblem(page) !== null;
}

export function StepBar() {
  const page = useTaskPage();
  const { next } = page;
  const freshness = useFreshness(next?.kind);
  const problem = stepProblem(page);
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
          <Button className={styles.decline} onClick={() => page.show({ name: 'decline' })} disabled={!page.may('decline').ok}>
            Decline
          </Button>
        ) : null}
        {next?.kind === 'accept' || !page.isAssigned || page.opened.declinedDate !== null ? null : (
          <Link className={buttonClass({ kind: 'square' })} to={capturePath(page.job.id, page.opened.id)}>
            <Icon of={Camera} />
            <span className={besideWordClass}>Photo</span>
          </Link>
        )}
        {next === null ? null : <StepButton next={next} freshness={freshness} />}
        {hasMore(page) ? (
          <Button
            kind={next === null ? 'plain' : 'square'}
            wide={next === null}
            icon={Ellipsis}
            onClick={() => page.show({ name: 'more' })}
          >
            {next === null ? 'More' : <span className={besideWordClass}>More</span>}
          </Button>
        ) : null}
      </ActionLine>
    </>
  );
}

interface StepButtonProps {
  readonly next: NextStep;
  readonly freshness: Freshness;
}

function StepButton({ next, freshness: { isFresh, isStray } }: StepButtonProps) {
  const page = useTaskPage();
  const press = useTakeStep();
  const restId = useId();
  const button = (
    <Button
      kind="primary"
      className={classes(stepClass, isFresh && styles.fresh)}
      icon={STEP_ICON[next.kind]}
      refusedBecause={next.refusedBecause ?? undefined}
      aria-describedby={isFresh ? restId : undefined}
      onClick={(event) => {
        if (!isStray(event)) press(page, next);
      }}
    >
      {next.label}
    </Button>
  );
  if (!isFresh) return button;
  return (
    <>
      {button}
      <span id={restId} hidden>
        Ready in a moment
      </span>
    </>
  );
}

function useTakeStep(): (page: TaskPage, next: NextStep) => void {
  // Two taps in one frame come before the button can show its next meaning.
  const pressed = useRef<TaskPage | null>(null);
  return (page, { kind, item }) => {
    const { opened, job, actions, show, elsewhere } = page;
    if (kind === 'confirm') show({ name: 'confirm' });
    else if (kind === 'complete' && justArrived(page) !== null) show({ name: 'complete' });
    else if (kind === 'goOnsite' && elsewhere.length > 0) show({ name: 'elsewhere' });
    else if (kind === 'correct') {
      if (item !== null) show({ name: 'changeItem', taskId: opened.id, itemId: item.id });
    } else if (kind === 'submit') {
      if (pressed.current === page) return;
      pressed.current = page;
      if (!pressSubmit(page)) pressed.current = null;
    } else if (pressed.current !== page) {
      pressed.current = page;
      actions.enqueue(taskAction(kind, opened, job.id));
      if (kind === 'goOnsite' && opened.externalJobLink !== null) show({ name: 'startCard' });
    }
  };
}
