// A question of a ticket as the phone asks it, with what it says where the answer stops the work: the field app's own parts (screens.md §2.21). Nothing of it is kept.
import { useState } from 'react';
import type { Config } from '@lotline/schema/domain/settings/merge-setting';
import { ticketQuestion } from '@lotline/schema/domain/settings/ticket-of-work.schema';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { Answer } from '@lotline/schema/domain/ticket/ticket';
import type { TicketStep } from '@lotline/schema/domain/ticket/ticket-form';
import { stopsOn } from '@lotline/schema/domain/ticket/ticket.rules';
import { StopNotice } from '@lotline/shared-ui/components/Ticket/StopNotice';
import { TicketQuestion } from '@lotline/shared-ui/components/Ticket/TicketQuestion';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import styles from './TicketForm.module.css';

/** Of the job, as its ticket has them. */
const PREFILLED: Readonly<Record<string, string>> = {
  ...{ workOrder: '48213', address: '8 Wattle Rd, Box Hill', task: 'Pit and pipe', crew: 'Crew North' },
};

export interface Supervisor {
  readonly supervisorName: string;
  readonly supervisorPhone: string;
}

interface QuestionPreviewProps {
  /** As it stands in the form. */
  readonly value: Config;
  /** Offered to call. */
  readonly supervisor: Supervisor;
}

/** Nothing while it cannot be asked so. */
export function QuestionPreview({ value: { step: _step, ...value }, supervisor }: QuestionPreviewProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const today = dayInZone(useNow().toISOString(), browserZone());
  const parsed = ticketQuestion.safeParse(value);
  if (!parsed.success || parsed.data.kind === 'signatures') return null;
  const { when: _when, ...question } = parsed.data;
  const asked = question.kind === 'prefilled' ? PREFILLED[question.from] : (answer ?? undefined);
  const step: TicketStep = { key: 'example', title: 'Example', phase: 'assessment', questions: [question] };
  const ticket = { answers: asked === undefined ? {} : { [question.key]: asked }, signatures: [], revisions: [] };
  return (
    <section className={styles.asked} aria-label="On the phone">
      <h4>On the phone</h4>
      <TicketQuestion
        question={question}
        answer={asked}
        missing={null}
        onAnswer={setAnswer}
        ofDevice={({ kind, label }) => (
          <p>
            {label} <span className={words.muted}>{kind === 'photo' ? 'Asked for a photo' : 'Asked for where the crew is'}</span>
          </p>
        )}
      />
      <StopNotice stops={stopsOn(step, ticket, { version: 1, steps: [step] }, today)} setting={supervisor} scheduler={null} />
    </section>
  );
}
