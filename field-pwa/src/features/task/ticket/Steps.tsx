// Where in the ticket one is: a bar a step, and its title (mock 8-ticket).
import type { TicketForm } from '@lotline/schema/domain/ticket/ticket-form';
import type { StepState } from '@lotline/schema/domain/ticket/ticket.rules';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './Ticket.module.css';

interface StepsProps {
  readonly form: TicketForm;
  readonly at: number;
  readonly stateOf: (index: number) => StepState;
}

const SAID: Readonly<Record<StepState, string>> = { done: ', done', stopped: ', stopped', open: '' };
const LOOK: Readonly<Record<StepState, string | undefined>> = { done: styles.was, stopped: styles.stopped, open: undefined };

export function Steps({ form: { steps }, at, stateOf }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={`${String(steps.length)} steps, step ${String(at + 1)} now`}>
      {steps.map(({ key, title }, index) => (
        <li key={key} className={index === at ? styles.is : LOOK[stateOf(index)]} aria-current={index === at ? 'step' : undefined}>
          <span className={words.sr}>
            {title}
            {index === at ? ', now' : SAID[stateOf(index)]}
          </span>
        </li>
      ))}
    </ol>
  );
}
