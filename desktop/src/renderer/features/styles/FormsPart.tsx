// What declared forms are made of: a field with what is said of it, the controls of each kind, and files that are read into a form.
import { useState } from 'react';
import { Chat } from '../../platform/chat/Chat.tsx';
import { ChatLine } from '../../platform/chat/ChatLines.tsx';
import { CommandControl } from '../../platform/command/CommandControl.tsx';
import type { CommandField } from '../../platform/command/command-field.ts';
import { AntdRoot } from '../../platform/controls/AntdRoot.tsx';
import { Choices } from '../../platform/controls/Choices.tsx';
import { Switched } from '../../platform/controls/Switched.tsx';
import { DueAndReason } from '../../platform/bulk/DueAndReason.tsx';
import { CsvChoice } from '../../platform/form/CsvChoice.tsx';
import { CsvDryRun } from '../../platform/form/CsvDryRun.tsx';
import { FormField, type ControlWiring } from '../../platform/form/FormField.tsx';
import { RowControls } from '../../platform/form/RowControls.tsx';
import { RecordControl } from '../../platform/record/RecordControl.tsx';
import { Specimen } from './Specimen.tsx';

const nothing = () => undefined;
const CREWS = ['Crew North', 'Crew South', 'Ridgeway Cabling'].map((label) => ({ value: label, label }));
const RECORD_CREWS = CREWS.map(({ value, label }) => ({ value, label }));
const REFUSED = [{ line: 4, name: 'PIT-9', sentence: 'The code is in use.' }];

export function FormsPart() {
  return (
    <>
      <Fields />
      <Specimen title="A command’s fields" about="Each of its kind; a name that nobody has yet is asked about.">
        <Commanded field={{ label: 'Name', kind: 'name', names: ['Wattle Homes', 'Banksia Build'], start: '' }} first="Wattle Homes" />
        <Commanded
          field={{ label: 'Reason', kind: 'text', suggestions: ['Rained off'], maxLength: 200, required: 'Give a reason.' }}
          first=""
        />
        <Commanded
          field={{ label: 'Crew', kind: 'choice', options: CREWS, placeholder: 'Choose a crew' }}
          first=""
          error="Choose a crew."
        />
        <Commanded field={{ label: 'Number' }} first="" off="A crew is chosen already: clear it first." />
      </Specimen>
      <Rows />
      <SettingValues />
      <Together />
      <Specimen title="A file of rows" about="Tried first: nothing is changed before it is confirmed.">
        <CsvChoice label="CSV file of item codes" mostCharacters={100_000} mostRows={1_000} onText={nothing} />
        <div>
          <CsvDryRun title="12 codes would be added, 3 changed." named="Code" unknown={['Colour']} refused={REFUSED} />
        </div>
      </Specimen>
      <Chats />
    </>
  );
}

const control = { isLocked: false, isFirst: false, isRequired: false, isDirty: false, options: [], onChange: nothing, onLeave: nothing };

function Fields() {
  return (
    <Specimen title="A field of a record" about="Changed, wrong, unusual, changed by someone else, not to be changed.">
      <FormField field="name" label="Name" isDirty={false} isRequired span={4} hint="As crews know it">
        {(wiring) => <RecordControl {...control} wiring={wiring} kind="line" value="Crew North" isRequired />}
      </FormField>
      <FormField field="unit" label="Unit amount" isDirty span={3} fault="Enter an amount, such as 12.50.">
        {(wiring) => <RecordControl {...control} wiring={wiring} kind="amount" value="twelve" isDirty />}
      </FormField>
      <FormField field="phone" label="Phone" isDirty={false} span={3} warning="This number is on two jobs.">
        {(wiring) => <RecordControl {...control} wiring={wiring} kind="line" value="0491 570 156" />}
      </FormField>
      <FormField field="crew" label="Crew" isDirty={false} span={4} live="Ada Marsh changed it to Crew South.">
        {(wiring) => <RecordControl {...control} wiring={wiring} kind="choice" options={RECORD_CREWS} value="Crew North" />}
      </FormField>
      <FormField field="due" label="Due" isDirty={false} span={4}>
        {(wiring) => <RecordControl {...control} wiring={wiring} kind="day" value="2026-12-04" />}
      </FormField>
      <FormField field="code" label="Code" isDirty={false} span={2} below={<p>Used by 12 jobs</p>}>
        {(wiring) => <RecordControl {...control} wiring={wiring} kind="line" value="PIT-1" isLocked />}
      </FormField>
      <FormField field="note" label="Note" isDirty={false} span={12}>
        {(wiring) => <RecordControl {...control} wiring={wiring} kind="text" value="Two pits were under water." />}
      </FormField>
    </Specimen>
  );
}

interface CommandedProps {
  readonly field: CommandField;
  readonly first: string;
  readonly error?: string;
  readonly off?: string;
}

function Commanded({ field, first, error, off }: CommandedProps) {
  const [value, setValue] = useState(first);
  return (
    <div>
      <CommandControl
        field={field}
        value={value}
        error={error}
        off={off ?? null}
        isFirst={false}
        onChange={setValue}
        onLeave={nothing}
        hold={nothing}
      />
    </div>
  );
}

const ROW_FIELDS = {
  code: { label: 'Code', required: 'Enter a code.' },
  quantity: { label: 'Quantity', kind: 'quantity', fault: ({ quantity }: { readonly quantity: string }) => wrong(quantity) },
} as const;
const wrong = (text: string) => (/^\d+$/.test(text) ? undefined : 'Enter a number.');

function Rows() {
  const [row, setRow] = useState({ key: 'a', code: '', quantity: 'two' });
  return (
    <Specimen title="A row of a form" about="Rows that someone adds and fills in.">
      <RowControls fields={ROW_FIELDS} row={row} errors={{ code: 'Enter a code.' }} onChange={setRow} />
    </Specimen>
  );
}

const WIRING: Omit<ControlWiring, 'id' | 'aria-required'> = { 'aria-describedby': undefined, 'aria-invalid': undefined };

function SettingValues() {
  const [values, setValues] = useState<readonly string[]>(['Crew North', 'Crew South']);
  const [isOn, setOn] = useState(true);
  return (
    <Specimen title="Values of a setting" about="Several of a list, on and off.">
      <AntdRoot>
        <div>
          <label htmlFor="style-crews">Crews</label>
          <Choices {...WIRING} id="style-crews" values={values} options={CREWS} placeholder="Nobody" onChange={setValues} />
        </div>
        <div>
          <label htmlFor="style-none">Crews of the second day</label>
          <Choices {...WIRING} id="style-none" values={[]} options={CREWS} placeholder="Nobody" onChange={nothing} />
        </div>
        <Switched {...WIRING} id="style-on" aria-label="On the phone" isOn={isOn} onChange={setOn} />
        <Switched {...WIRING} id="style-off" aria-label="In the office" isOn={!isOn} onChange={(next) => setOn(!next)} />
      </AntdRoot>
    </Specimen>
  );
}

function Together() {
  const [day, setDay] = useState('2026-12-04');
  const [reason, setReason] = useState('The builder asked');
  return (
    <Specimen title="A due date for many">
      <DueAndReason {...{ day, reason }} mostReason={200} onDay={setDay} onReason={setReason} />
    </Specimen>
  );
}

const CHAT = { error: null, refetch: nothing, hasNextPage: false, isFetchingNextPage: false, fetchNextPage: nothing };
const LINE = <ChatLine key="1" author="Sam Ortega" about="19 Nov 2026 12:00 PM" text="Water in the pit." isMine={false} onEdit={null} />;

function Chats() {
  const shown = { note: 'Read by the crew', empty: 'Nobody has written anything yet.', children: null };
  const failed = { ...CHAT, data: undefined, error: new Error('The server does not answer.') };
  return (
    <Specimen title="A chat" about="With earlier pages, without a line, on its way, not read.">
      <Chat {...shown} title="Comments" read={{ ...CHAT, data: [], hasNextPage: true }} lines={[LINE]} onWrite={nothing} />
      <Chat {...shown} title="No comments" read={{ ...CHAT, data: [] }} lines={[]} onWrite={null} />
      <Chat {...shown} title="Comments on their way" read={{ ...CHAT, data: undefined }} lines={[]} onWrite={null} />
      <Chat {...shown} title="Comments not read" read={failed} lines={[]} onWrite={null} />
    </Specimen>
  );
}
