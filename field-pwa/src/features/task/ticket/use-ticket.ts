// The ticket of work as it stands on this screen: what the server said, with the actions on their way and the answers of this phone, and what may be
// done to it.
import { useState } from 'react';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { dayInZone, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { sayError } from '@lotline/schema/errors/catalogue';
import { readTicket, type Answers, type ReadTicket, type Ticket } from '@lotline/schema/domain/ticket/ticket';
import { bringTogether, openTicketAgain, startTicket, withAnswers } from '@lotline/schema/domain/ticket/ticket.edits';
import { currentForm, formOfVersion, type TicketForm, type TicketStep } from '@lotline/schema/domain/ticket/ticket-form';
import { fixedBecause } from '@lotline/schema/domain/ticket/ticket.rules';
import { stageOf, type TicketStage } from '@lotline/schema/domain/ticket/ticket.stage';
import type { TicketOfWorkSetting } from '@lotline/schema/domain/settings/ticket-of-work.setting';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useActor } from '@lotline/web-session/react/me-context';
import { useNow } from '@lotline/web-session/react/use-now';
import { ofTask } from '../../../platform/outbox/action-input.ts';
import { useEntries, useOutbox } from '../../../platform/outbox/outbox-context.ts';
import type { Job, PageData, Task } from '../facts/page-data.ts';
import { movesOf } from '../facts/task-facts.ts';
import { useTaskSettings } from '../use-task-settings.ts';
import { useTicketDraft, type ChangedAnswers, type TicketDraft } from './use-ticket-draft.ts';

export interface TicketProblem {
  readonly sentence: string;
  /** Somebody else saved the ticket meanwhile: both can be brought together. */
  readonly isClash: boolean;
  readonly bringIn: () => void;
  /** The server found that it is not complete: it is saved as it is, and gone on with. */
  readonly goOn: (() => void) | null;
  readonly leaveOut: () => void;
}

export interface OpenTicket {
  readonly read: ReadTicket;
  /** Null: its form is not known here, or it is from elsewhere. */
  readonly form: TicketForm | null;
  readonly ticket: Ticket;
  readonly stage: TicketStage;
  readonly setting: TicketOfWorkSetting;
  readonly today: CalendarDay;
  readonly zone: string;
  readonly step: string | null;
  /** A saving of this phone that was refused: a person decides before anything else is changed. */
  readonly problem: TicketProblem | null;
  /** Null: the answers of the step may be changed; else why not. */
  readonly fixed: (step: TicketStep) => string | null;
  /** Nothing of it may be changed, whatever the step. */
  readonly closedBecause: string | null;
  readonly canReset: boolean;
  readonly answer: (changed: ChangedAnswers, step: string) => void;
  readonly open: (step: string) => void;
  /** Hands over what has changed, if anything has. */
  readonly leaveStep: () => void;
  /** The same where the page is left: a ticket that nobody has begun is not begun thereby. */
  readonly leavePage: () => void;
  readonly save: (ticket: Ticket) => void;
  readonly reset: (reason: string) => void;
  readonly freshId: () => string;
  /** By this device's clock, ISO. */
  readonly now: () => string;
}

export interface TicketPlace {
  readonly data: PageData;
  readonly job: Job;
  readonly opened: Task;
}

const TICK_MS = 60_000;

/** Null until the draft of this device has been read. */
export function useTicket(place: TicketPlace): OpenTicket | null {
  const { job, opened } = place;
  const actor = useActor();
  const { clock, ids } = usePlatform();
  const { settings } = useTaskSettings(job.workType);
  const draft = useTicketDraft(opened.id, actor.userId);
  const zone = browserZone();
  const today = dayInZone(useNow(TICK_MS).toISOString(), zone);
  const [startedAt] = useState(() => clock.now().toISOString());
  const enqueue = useEnqueueTicket(place);
  const problem = useTicketProblem(place, enqueue.save);
  if (draft === null) return null;

  const read = readTicket(opened.ticketOfWork);
  const form = formFor(read, settings.ticket);
  const shown = read.kind === 'ticket' ? read.ticket : startTicket(form ?? currentForm(settings.ticket), prefilled(place), startedAt);
  const isSubmitted = opened.submittedDate !== null;
  const may = movesOf(actor, opened);
  const verdict = may('saveTicket');
  const closedBecause = verdict.ok ? null : sayError(verdict.code, verdict.details);
  const fixed = (step: TicketStep) =>
    closedBecause ?? (problem === null ? fixedBecause(step, shown, isSubmitted) : 'First decide what to do about what could not be saved.');
  const ticket = withAnswers(shown, usable(draft, form, fixed));
  const save = (next: Ticket) => draft.handed(enqueue.save(next));
  return {
    ...{ read, form, ticket, problem, fixed, closedBecause, today, zone, save },
    stage:
      read.kind === 'ticket' || Object.keys(draft.answers).length > 0
        ? stageOf(ticket, isSubmitted)
        : isSubmitted
          ? 'Locked'
          : 'Not started',
    setting: settings.ticket,
    step: draft.step,
    canReset: read.kind !== 'none' && may('resetTicket').ok,
    answer: draft.change,
    open: draft.open,
    leaveStep: () => {
      if (ticket !== shown || read.kind === 'none') save(ticket);
    },
    leavePage: () => {
      if (ticket !== shown) save(ticket);
    },
    reset: (reason) => {
      enqueue.reset(reason);
      draft.drop();
    },
    freshId: ids.fresh,
    now: () => clock.now().toISOString(),
  };
}

function formFor(read: ReadTicket, setting: TicketOfWorkSetting): TicketForm | null {
  if (read.kind === 'foreign') return null;
  return read.kind === 'none' ? currentForm(setting) : formOfVersion(setting, read.ticket.formVersion);
}

/** What was answered here before somebody signed or locked it elsewhere is not applied to that. */
function usable({ answers }: TicketDraft, form: TicketForm | null, fixed: (step: TicketStep) => string | null): ChangedAnswers {
  const open = new Set(form?.steps.filter((step) => fixed(step) === null).flatMap(({ questions }) => questions.map(({ key }) => key)));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => open.has(key)));
}

/** By the questions of any form that ask for it: a form names them as these. */
function prefilled({ data, job, opened }: TicketPlace): Answers {
  const crew = data.groups.find(({ id }) => id === opened.groupId)?.name ?? opened.resource ?? '';
  const known = { workOrder: job.workOrder, address: formatAddress(job), task: opened.name, crew };
  return Object.fromEntries(Object.entries(known).filter(([, text]) => text !== ''));
}

/** Its name among drafts: what is saved again takes the place of what was refused. */
const draftName = (taskId: number): string => `ticket.${String(taskId)}`;

function useEnqueueTicket({ job, opened }: TicketPlace) {
  const { enqueue } = useOutbox();
  const from = { isSheet: false, draft: draftName(opened.id) };
  const of = { subject: ofTask(opened, job.id), base: { version: opened.version } };
  return {
    /** Returns the action's id. */
    save: (ticket: Ticket): string =>
      enqueue({ name: 'saveTicket', input: { id: opened.id, ticketOfWork: JSON.stringify(ticket) }, ...of }, from).id,
    reset: (reason: string): void => {
      enqueue({ name: 'resetTicket', input: { id: opened.id, reason }, ...of }, { isSheet: false, draft: null });
    },
  };
}

function useTicketProblem({ opened }: TicketPlace, save: (ticket: Ticket) => string): TicketProblem | null {
  const { remove } = useOutbox();
  const entries = useEntries();
  for (const { action, state } of entries) {
    if (state.kind !== 'refused' || action.name !== 'saveTicket' || action.input.id !== opened.id) continue;
    const mine = readTicket(action.input.ticketOfWork);
    return {
      sentence: state.sentence,
      isClash: state.code === 'STALE_VERSION' && mine.kind === 'ticket',
      bringIn: () => {
        const theirs = readTicket(opened.ticketOfWork);
        if (mine.kind === 'ticket') save(theirs.kind === 'ticket' ? bringTogether(theirs.ticket, mine.ticket) : mine.ticket);
      },
      goOn: state.code === 'TICKET_INCOMPLETE' && mine.kind === 'ticket' ? () => save(openTicketAgain(mine.ticket)) : null,
      leaveOut: () => void remove([action.id]),
    };
  }
  return null;
}
