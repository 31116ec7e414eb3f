// The stepper: one step a view, back and forward, each answer kept on the phone at once and each step sent as it is left (screens.md §2.26).
import { useRef, useState } from 'react';
import { Check, Lock } from 'lucide-react';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { formatNearDayTime } from '@lotline/schema/domain/kernel/date-format';
import { completeTicket } from '@lotline/schema/domain/ticket/ticket.edits';
import type { TicketForm, TicketStep as Step } from '@lotline/schema/domain/ticket/ticket-form';
import { lacksForCompletion, missingOn, openBefore, stepState, stopsOn } from '@lotline/schema/domain/ticket/ticket.rules';
import { signedNow } from '@lotline/schema/domain/ticket/ticket.stage';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { ActionLine, stepClass } from '../../../platform/frame/ActionBar.tsx';
import { Steps } from './Steps.tsx';
import { TicketActions } from './TicketActions.tsx';
import { capturePath } from '../items/door-paths.ts';
import { TicketChip } from './TicketChip.tsx';
import { TicketFrame } from './TicketFrame.tsx';
import { signFormId, TicketStep } from './TicketStep.tsx';
import type { OpenTicket, TicketPlace } from './use-ticket.ts';
import styles from './Ticket.module.css';

interface TicketViewProps {
  readonly place: TicketPlace;
  readonly open: OpenTicket;
  readonly form: TicketForm;
}

export function TicketView({ place, open, form }: TicketViewProps) {
  const { job, opened } = place;
  const [at, goTo] = useStep(open, form);
  const [isChecked, setChecked] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = form.steps[at] ?? firstOf(form);
  const go = (next: number) => {
    open.leaveStep();
    stand(next);
  };
  const stand = (next: number) => {
    setChecked(false);
    setTouched(false);
    goTo(next);
    window.scrollTo(0, 0);
    heading.current?.focus();
  };
  const notYet = notYetOn(step, form, open);
  return (
    <TicketFrame
      jobId={job.id}
      taskId={opened.id}
      onLeave={open.leavePage}
      actions={<StepBar {...{ open, form, step, at, go, isTouched, notYet }} onIncomplete={() => setChecked(true)} />}
    >
      <Steps form={form} at={at} stateOf={(index) => stepState(form.steps[index] ?? step, open.ticket, form, open.today)} />
      <div className={styles.title}>
        <h1 ref={heading} tabIndex={-1}>
          {step.title}
        </h1>
        <span className={classes(words.small, words.muted)}>{`Step ${String(at + 1)} of ${String(form.steps.length)}`}</span>
      </div>
      <div className={styles.place}>
        <TicketChip stage={open.stage} />
        <span className={classes(words.small, words.muted)}>{`WO ${job.workOrder} · ${formatAddress(job)}`}</span>
      </div>
      <Notices open={open} step={step} notYet={notYet} />
      <TicketStep
        key={step.key}
        {...{ open, form, step, isChecked, notYet }}
        capturePath={capturePath(job.id, opened.id)}
        scheduler={job.scheduler}
        onTouched={setTouched}
      />
      {open.fixed(step) === null ? (
        <p className={styles.saved}>
          <Icon of={Check} size="s" />
          Each step is saved on this phone as you go.
        </p>
      ) : null}
      <Revisions open={open} />
      <TicketActions open={open} taskId={opened.id} workOrder={job.workOrder} onAnew={() => stand(0)} />
    </TicketFrame>
  );
}

/** @throws Error never: a form has a step (ticket-of-work.schema) */
function firstOf({ steps: [first] }: TicketForm): Step {
  if (first === undefined) throw new Error('a form without a step');
  return first;
}

/** Where the person was; else the first that is not done. */
function useStep({ step, ticket, today, open }: OpenTicket, form: TicketForm): [number, (at: number) => void] {
  const [at, setAt] = useState(() => {
    const kept = form.steps.findIndex(({ key }) => key === step);
    const next = form.steps.findIndex((one) => stepState(one, ticket, form, today) !== 'done');
    return kept >= 0 ? kept : Math.max(next, 0);
  });
  const goTo = (next: number) => {
    setAt(next);
    const key = form.steps[next]?.key;
    if (key !== undefined) open(key);
  };
  return [Math.min(at, form.steps.length - 1), goTo];
}

/** Nobody signs before what they sign is done. */
function notYetOn(step: Step, form: TicketForm, { ticket, today }: OpenTicket): string | null {
  if (step.phase !== 'signOn' && step.phase !== 'signOff') return null;
  const open = openBefore(step.phase, form, ticket, today);
  if (open.length === 0) return null;
  return `Finish first: ${open.map(({ title, state }) => (state === 'stopped' ? `${title} (stopped)` : title)).join(', ')}.`;
}

function Notices({ open, step, notYet }: { readonly open: OpenTicket; readonly step: Step; readonly notYet: string | null }) {
  const { problem } = open;
  const fixed = open.fixed(step);
  return (
    <>
      {problem === null ? null : <Problem problem={problem} />}
      {fixed === null || problem !== null ? null : (
        <Banner icon={Lock} className={styles.note}>
          {fixed}
        </Banner>
      )}
      {notYet === null || fixed !== null ? null : <Banner className={styles.note}>{notYet}</Banner>}
    </>
  );
}

function Problem({ problem }: { readonly problem: NonNullable<OpenTicket['problem']> }) {
  const { sentence, isClash, bringIn, goOn, leaveOut } = problem;
  const choices = (
    <div className={styles.choices}>
      {isClash ? (
        <Button kind="primary" onClick={bringIn}>
          Combine both
        </Button>
      ) : null}
      {goOn === null ? null : (
        <Button kind="primary" onClick={goOn}>
          Continue with it
        </Button>
      )}
      <Button onClick={leaveOut}>Discard mine</Button>
    </div>
  );
  return (
    <Banner tone="bad" title="Not saved on the server." action={choices} className={styles.note}>
      {isClash
        ? 'Someone else has changed this ticket. If you combine them, all signatures stay, and your answers are used where both answered.'
        : sentence}
    </Banner>
  );
}

function Revisions({ open: { ticket, today, zone } }: { readonly open: OpenTicket }) {
  if (ticket.revisions.length === 0) return null;
  return (
    <>
      <div className={styles.head}>
        <h2>Re-assessed</h2>
        <span className={styles.count}>{ticket.revisions.length}</span>
      </div>
      <ul className={styles.revisions}>
        {ticket.revisions.map(({ id, at, by, reason }) => (
          <li key={id}>
            <b>{formatNearDayTime(at, today, zone)}</b> {by}: {reason}
          </li>
        ))}
      </ul>
    </>
  );
}

interface StepBarProps {
  readonly open: OpenTicket;
  readonly form: TicketForm;
  readonly step: Step;
  readonly at: number;
  readonly go: (at: number) => void;
  /** Something stands in the form of whoever signs on. */
  readonly isTouched: boolean;
  readonly notYet: string | null;
  readonly onIncomplete: () => void;
}

function StepBar(props: StepBarProps) {
  const { at, go } = props;
  return (
    <ActionLine>
      {at === 0 ? null : (
        <Button className={styles.back} onClick={() => go(at - 1)}>
          Back
        </Button>
      )}
      <Forward {...props} />
    </ActionLine>
  );
}

function Forward({ open, form, step, at, go, isTouched, notYet, onIncomplete }: StepBarProps) {
  const { ticket, today } = open;
  const isLast = at === form.steps.length - 1;
  const isFixed = open.fixed(step) !== null;
  const signing = step.questions.find(({ kind }) => kind === 'signatures');
  const mustSign = step.phase === 'signOn' && open.closedBecause === null && open.problem === null && notYet === null;
  if (mustSign && signing !== undefined && open.stage !== 'Complete' && (isTouched || signedNow(ticket, 'crew').length === 0)) {
    return (
      <Button kind="primary" className={stepClass} type="submit" form={signFormId(signing.key)}>
        Sign on
      </Button>
    );
  }
  if (isLast) return isFixed ? null : <CompleteButton open={open} form={form} onIncomplete={onIncomplete} />;
  const [stop] = isFixed ? [] : stopsOn(step, ticket, form, today);
  const [missing] = isFixed ? [] : missingOn(step, ticket, form);
  const why = stop === undefined ? (missing?.sentence ?? (isFixed ? undefined : (notYet ?? undefined))) : 'Stopped: see above.';
  return (
    <Button
      kind="primary"
      className={stepClass}
      refusedBecause={why}
      reason={stop === undefined ? 'onPress' : 'needs'}
      onClickCapture={onIncomplete}
      onClick={() => go(at + 1)}
    >
      Next
    </Button>
  );
}

function CompleteButton({ open, form, onIncomplete }: Pick<StepBarProps, 'open' | 'form' | 'onIncomplete'>) {
  const [lack] = lacksForCompletion(form, open.ticket, open.today);
  return (
    <Button
      kind="primary"
      className={stepClass}
      refusedBecause={lack}
      reason="onPress"
      onClickCapture={onIncomplete}
      onClick={() => open.save(completeTicket(open.ticket, open.now()))}
    >
      Complete ticket
    </Button>
  );
}
