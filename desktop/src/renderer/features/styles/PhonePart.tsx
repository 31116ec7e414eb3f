// What the field app's list, task and ticket of work are made of: the same parts that stand beside their settings.
import { useState } from 'react';
import { Send } from 'lucide-react';
import type { Answer } from '@lotline/schema/domain/ticket/ticket';
import type { TicketQuestion as Question } from '@lotline/schema/domain/ticket/ticket-form';
import { Suggestions } from '@lotline/shared-ui/components/Field/Suggestions';
import { LotMap } from '@lotline/shared-ui/components/SignIn/LotMap';
import { MicrosoftMark } from '@lotline/shared-ui/components/SignIn/MicrosoftMark';
import { StatusChoices } from '@lotline/shared-ui/components/StatusChoices/StatusChoices';
import { TaskFacts } from '@lotline/shared-ui/components/TaskFacts/TaskFacts';
import { rowClockClass, taskRowClass, TaskRowParts } from '@lotline/shared-ui/components/TaskRow/TaskRowParts';
import {
  CellText,
  JobStatusText,
  StateCell,
  TaskColumnHeads,
  TaskColumns,
  taskGridClass,
  taskGridWidth,
} from '@lotline/shared-ui/components/TaskTable/TaskTableParts';
import { Tag } from '@lotline/shared-ui/components/Tag/Tag';
import { StopNotice } from '@lotline/shared-ui/components/Ticket/StopNotice';
import { TicketQuestion } from '@lotline/shared-ui/components/Ticket/TicketQuestion';
import { Specimen } from './Specimen.tsx';
import styles from './Styles.module.css';

const FACTS = [
  { name: 'description', label: 'Description', text: 'Two pits and 40 m of conduit' },
  { name: 'region', label: 'Region', text: 'NSW West' },
  { name: 'crqNumber', label: 'CRQ Number', text: null },
];
const MANY = ['Work Type', 'Customer', 'DP PM', 'Scheduler', 'Developer', 'Build Type', 'Due Date'].map((label) => ({
  name: label,
  label,
  text: 'Example',
}));
const COLUMNS = [
  { key: 'address', label: 'Address' },
  { key: 'status', label: 'Status' },
  { key: 'jobStatus', label: 'Job Status' },
];
const CHIPS = [{ state: 'Accepted', text: null }] as const;
const STOPS = [{ key: 'gas', label: 'Is there a smell of gas?', text: 'Leave the site and call 000.' }];
const BOSS = { supervisorName: 'Dale Whitby', supervisorPhone: '0491 570 156' };
const NOBODY = { supervisorName: '', supervisorPhone: '' };
const WORDS = ['The pit is under water.', 'Nobody was at the site.'];

export function PhonePart() {
  const [status, setStatus] = useState('Scheduled');
  const [why, setWhy] = useState(WORDS[0] ?? '');
  return (
    <>
      <Specimen title="A task in the list" about="On a phone: the plate first, which is what a crew looks for.">
        <Rows />
      </Specimen>
      <Specimen title="A task in the list of a tablet">
        <div className={styles.sideways} tabIndex={0} role="region" aria-label="The list of a tablet">
          <Table />
        </div>
      </Specimen>
      <Specimen title="The facts of a task" about="Nine at first, the rest on request.">
        <div>
          <TaskFacts facts={FACTS} />
        </div>
        <div>
          <TaskFacts facts={[...FACTS, ...MANY]} />
        </div>
      </Specimen>
      <Specimen title="The next status of a job" about="One that cannot be chosen yet stays, and says why.">
        <StatusChoices
          choices={['Scheduled', 'In progress', 'Field complete']}
          current="Scheduled"
          chosen={status}
          refusalOf={(to) => (to === 'Field complete' ? '3 photos are still missing.' : null)}
          onChoose={setStatus}
        />
      </Specimen>
      <Specimen title="Words that the office suggests">
        <Suggestions suggestions={WORDS} value={why} maxLength={200} onChange={setWhy} />
      </Specimen>
      <Questions />
      <Specimen title="The work stops" about="With whom to call, where someone is named.">
        <StopNotice stops={STOPS} setting={BOSS} scheduler={null} />
        <StopNotice stops={STOPS} setting={NOBODY} scheduler="Leanne Hart" />
        <StopNotice stops={STOPS} setting={NOBODY} scheduler={null} />
      </Specimen>
      <Specimen title="On the page that signs in" about="The street behind its words, and the mark on its button.">
        <div className={styles.map}>
          <LotMap />
        </div>
        <MicrosoftMark />
      </Specimen>
    </>
  );
}

function Rows() {
  const task = { line: '8 Wattle Rd, Box Hill', name: 'Pit and pipe', workOrder: '48213' };
  return (
    <div className={styles.handset}>
      <div className={taskRowClass}>
        <TaskRowParts
          {...task}
          plate={{ label: 'Lot', value: '14' }}
          isOnsite
          when={{ text: '6:00 AM', isOver: false }}
          chips={[{ state: 'Onsite', text: null }]}
          jobStatus="In progress"
          crew="Crew North"
          notes={[{ of: 'office', text: 'Ring before you open the gate.' }]}
          clock={<span className={rowClockClass}>1 h 12 min</span>}
          tags={
            <Tag icon={Send} label="Builder asked">
              12 Nov
            </Tag>
          }
        />
      </div>
      <div className={taskRowClass}>
        <TaskRowParts
          {...task}
          plate={{ label: 'Lot', value: '' }}
          isOnsite={false}
          when={{ text: '4 Nov', isOver: true }}
          chips={[{ state: 'Rejected', text: '2 items rejected' }]}
          jobStatus={null}
          crew={null}
          notes={[
            { of: 'builder', text: 'The builder was asked' },
            { of: 'field', text: 'Water in the pit.' },
          ]}
        />
      </div>
    </div>
  );
}

function Table() {
  return (
    <table className={taskGridClass} style={{ minWidth: taskGridWidth(COLUMNS) }} aria-label="Tasks">
      <TaskColumns columns={COLUMNS} />
      <thead>
        <TaskColumnHeads columns={COLUMNS} />
      </thead>
      <tbody>
        <tr>
          <td>
            <CellText text="Lot 14, 8 Wattle Rd, Box Hill" />
          </td>
          <td>
            <StateCell chips={CHIPS} />
          </td>
          <td>
            <JobStatusText text="In progress" colour="#b45309" />
          </td>
          <td />
        </tr>
        <tr>
          <td>
            <CellText text="" />
          </td>
          <td>
            <StateCell chips={[]} />
          </td>
          <td>
            <JobStatusText text="Waiting for power" colour={undefined} />
          </td>
          <td />
        </tr>
      </tbody>
    </table>
  );
}

const ASKED: readonly Question[] = [
  { kind: 'text', key: 'line', label: 'Permit number' },
  { kind: 'text', key: 'long', label: 'What else is to be known', isLong: true, isOptional: true },
  { kind: 'number', key: 'depth', label: 'Depth', unit: 'mm', most: 3_000 },
  { kind: 'choice', key: 'ground', label: 'Ground', options: ['Sand', 'Clay', 'Rock'] },
  { kind: 'yesNo', key: 'gas', label: 'Is there a smell of gas?' },
  { kind: 'date', key: 'plans', label: 'Plans are current until' },
  { kind: 'prefilled', key: 'site', label: 'Site', from: 'address' },
  { kind: 'photo', key: 'pit', label: 'The open pit' },
];
const TOLD: Readonly<Record<string, Answer>> = { site: '8 Wattle Rd, Box Hill', gas: false };

function Questions() {
  const [answers, setAnswers] = useState(TOLD);
  const asks = (question: Question, missing: string | null) => (
    <TicketQuestion
      key={`${question.key}${missing ?? ''}`}
      question={question}
      answer={answers[question.key]}
      missing={missing}
      onAnswer={(answer) => {
        if (answer !== null) setAnswers({ ...answers, [question.key]: answer });
      }}
      ofDevice={({ label }) => <p>{label}: the phone’s camera</p>}
    />
  );
  return (
    <>
      <Specimen title="Questions of a ticket of work">{ASKED.map((question) => asks(question, null))}</Specimen>
      <Specimen title="Questions that wait for an answer" about="Said once someone wanted to go on.">
        {ASKED.filter(({ kind }) => kind !== 'photo').map((question) =>
          asks({ ...question, key: `${question.key}2` }, 'Answer this first.'),
        )}
      </Specimen>
    </>
  );
}
