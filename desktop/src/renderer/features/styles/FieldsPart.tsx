// Fields and choices: empty, filled, with a hint, a warning, a fault.
import { useState } from 'react';
import { Segments } from '@lotline/shared-ui/components/Field/Segments';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { SegmentsField } from '../../platform/controls/SegmentsField.tsx';
import { SelectField } from '../../platform/controls/SelectField.tsx';
import { TickField } from '../../platform/controls/TickField.tsx';
import { DayField } from '../../platform/form/DayField.tsx';
import { TimeField } from '../../platform/form/TimeField.tsx';
import { Specimen } from './Specimen.tsx';

const CREWS = ['Crew North', 'Crew South', 'Ridgeway Cabling'].map((label) => ({ value: label, label }));

export function FieldsPart() {
  const [text, setText] = useState('WO-48213');
  const [crew, setCrew] = useState('Crew North');
  const [day, setDay] = useState('2026-12-04');
  const [time, setTime] = useState('07:00');
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <Specimen title="One line of text">
        <TextField label="Work order" hint="As the customer writes it" value={text} onChange={setText} />
        <TextField label="Phone" warning="This number is on two jobs." value="0491 570 156" onChange={() => undefined} />
        <TextField label="Postcode" error="A postcode has four digits." value="217" onChange={() => undefined} />
      </Specimen>
      <Specimen title="Several lines">
        <TextArea label="Reason" value="Two pits were under water." maxLength={30} onChange={() => undefined} />
      </Specimen>
      <Specimen title="A choice, searched by typing">
        <SelectField label="Crew" options={CREWS} value={crew} onChange={setCrew} />
        <SelectField label="Second crew" options={CREWS} value="" placeholder="Choose a crew" onChange={setCrew} />
      </Specimen>
      <Specimen title="A few choices side by side">
        <SegmentsField label="Crew" options={CREWS} value={crew} onChange={setCrew} />
        <SegmentsField label="Crew of the second day" hideLabel options={CREWS} value={crew} onChange={setCrew} />
      </Specimen>
      <Specimen title="A few choices in the head of a list" about="As on the phone: the list comes without the forms’ controls.">
        <Segments label="Seen by" options={CREWS} value={crew} onChange={setCrew} />
        <Segments label="Seen by, without its label" hideLabel options={CREWS} value={crew} onChange={setCrew} />
      </Specimen>
      <Specimen title="A day" about="Typed as people say it: 14/8, fri, +3.">
        <DayField label="Due" value={day} onChange={setDay} />
      </Specimen>
      <Specimen title="A time" about="Typed as people say it: 7, 730, 3:30 pm.">
        <TimeField label="At" value={time} onChange={setTime} />
      </Specimen>
      <Specimen title="Yes or no">
        <TickField isOn={isOn} onChange={setIsOn}>
          For everyone who has this list
        </TickField>
      </Specimen>
    </>
  );
}
