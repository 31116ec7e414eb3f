// One step of the ticket: its questions, who has signed, and what stops the work.
import { Check as Tick } from 'lucide-react';
import type { TicketForm, TicketStep as Step } from '@lotline/schema/domain/ticket/ticket-form';
import { agreedControls, askedOf, missingOn, stopsOn } from '@lotline/schema/domain/ticket/ticket.rules';
import { sign } from '@lotline/schema/domain/ticket/ticket.edits';
import { signedNow } from '@lotline/schema/domain/ticket/ticket.stage';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { StopNotice } from '@lotline/shared-ui/components/Ticket/StopNotice';
import { Told } from '@lotline/shared-ui/components/Ticket/TicketQuestion';
import { useMe } from '@lotline/web-session/react/me-context';
import type { QuestionOf } from '@lotline/schema/domain/ticket/ticket-form';
import { QuestionField } from './QuestionField.tsx';
import { Signed, SignatureForm, type NewSignature } from './Signatures.tsx';
import type { OpenTicket } from './use-ticket.ts';
import styles from './Ticket.module.css';

/** The form of whoever signs next: the bar's button submits it. */
export const signFormId = (key: string): string => `sign-${key}`;

interface TicketStepProps {
  readonly open: OpenTicket;
  readonly form: TicketForm;
  readonly step: Step;
  readonly capturePath: string;
  readonly scheduler: string | null;
  /** The person wanted to go on: what is missing is said where it is. */
  readonly isChecked: boolean;
  /** Why nobody can sign here yet. */
  readonly notYet: string | null;
  readonly onTouched: (isTouched: boolean) => void;
}

export function TicketStep(props: TicketStepProps) {
  const { open, form, step, capturePath, scheduler, isChecked } = props;
  const { ticket, today, setting } = open;
  const isFixed = open.fixed(step) !== null;
  const missing = new Map(isChecked ? missingOn(step, ticket, form).map(({ key, sentence }) => [key, sentence]) : []);
  const asked = askedOf(step, ticket.answers, form);
  const answered = asked.filter(({ kind }) => kind !== 'signatures');
  return (
    <>
      {step.phase === 'signOn' ? <Controls lines={agreedControls(form, ticket, today)} /> : null}
      {answered.length === 0 ? null : (
        <div className={styles.questions}>
          {answered.map((question) => {
            const shown = { question, answer: ticket.answers[question.key], missing: missing.get(question.key) ?? null };
            if (isFixed) return <Told key={question.key} {...shown} />;
            const onAnswer = (answer: Parameters<Parameters<typeof QuestionField>[0]['onAnswer']>[0]) =>
              open.answer({ [question.key]: answer }, step.key);
            return <QuestionField key={question.key} {...shown} capturePath={capturePath} onAnswer={onAnswer} />;
          })}
        </div>
      )}
      <StopNotice stops={stopsOn(step, ticket, form, today)} setting={setting} scheduler={scheduler} />
      {asked.map((question) => (question.kind === 'signatures' ? <Signing key={question.key} {...props} question={question} /> : null))}
    </>
  );
}

function Controls({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.controls} aria-labelledby="controls">
      <h2 id="controls">Controls agreed for today</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Icon of={Tick} size="s" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

type SigningProps = TicketStepProps & { readonly question: QuestionOf<'signatures'> };

function Signing({ open, step, question, notYet, onTouched }: SigningProps) {
  const { displayName } = useMe();
  const { ticket, zone, today } = open;
  const signed = signedNow(ticket, question.by);
  const isCrew = question.by === 'crew';
  const mayAnother = open.closedBecause === null && open.problem === null && notYet === null && (isCrew || signed.length === 0);
  const isOpen = mayAnother && open.stage !== 'Complete';
  const put = ({ name, ink }: NewSignature) => {
    onTouched(false);
    open.save(sign(ticket, { id: open.freshId(), by: question.by, name, at: open.now(), ink }));
  };
  return (
    <>
      <div className={styles.head}>
        <h2>{question.label}</h2>
        {isCrew ? <span className={styles.count}>{signed.length}</span> : null}
      </div>
      <Signed signatures={signed} zone={zone} today={today} />
      {isOpen ? (
        <>
          {isCrew ? (
            <div className={styles.head}>
              <h2>{signed.length === 0 ? 'Sign on' : 'Next person'}</h2>
            </div>
          ) : null}
          <SignatureForm
            key={signed.length}
            formId={signFormId(question.key)}
            statement={question.statement}
            name={signed.length === 0 && question.by !== 'builder' ? displayName : ''}
            onSign={put}
            onTouched={isCrew ? onTouched : ignore}
          />
          {step.phase === 'signOn' ? null : (
            <Button type="submit" form={signFormId(question.key)}>
              Sign as {question.label.toLowerCase()}
            </Button>
          )}
        </>
      ) : null}
    </>
  );
}

const ignore = () => undefined;
