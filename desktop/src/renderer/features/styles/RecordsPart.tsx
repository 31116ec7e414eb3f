// What the page of a record and the preview beside a list are made of.
import { useState } from 'react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Outcomes } from '../../platform/bulk/Outcomes.tsx';
import { ChatLine, ChatLines } from '../../platform/chat/ChatLines.tsx';
import { DocumentLight } from '../../platform/documents/DocumentLight.tsx';
import { ConflictDialog } from '../../platform/form/ConflictDialog.tsx';
import { TypedBefore } from '../../platform/form/TypedBefore.tsx';
import { WhyField } from '../../platform/form/WhyField.tsx';
import { Panel } from '../../platform/frame/Panel.tsx';
import { ActionProblem } from '../../platform/job-actions/ActionProblem.tsx';
import { PreviewFacts, PreviewMeta, PreviewSection } from '../../platform/list/PreviewPane.tsx';
import { RecordTable } from '../../platform/record/RecordTable.tsx';
import { RecordTabs } from '../../platform/record/RecordTabs.tsx';
import { Specimen } from './Specimen.tsx';

const TABS = [
  { key: '', label: 'Details', Tab: () => null },
  { key: 'members', label: 'Members', count: () => 4, Tab: () => null },
];
const VERDICTS = [
  { id: 1, label: '48213', isAllowed: true, sentence: null },
  { id: 2, label: '48214', isAllowed: true, sentence: null, effect: 'same' },
  { id: 3, label: '48215', isAllowed: false, sentence: 'The job is on hold. Release it first.' },
];
const CLASHES = [{ field: 'name', label: 'Name', yours: 'Deep pit', theirs: 'Round pit', base: 'Pit', note: 'Ada Marsh, today 9:10 AM' }];
const MERGED = [{ field: 'unit', label: 'Unit', from: 'each', to: 'm', by: 'theirs' as const }];
const SITE = [
  ['Address', 'Lot 42, 18 Tamar Street'],
  ['Builder', 'Wattle Homes'],
] as const;
const nothing = () => undefined;

export function RecordsPart() {
  const [why, setWhy] = useState('The insurance is being renewed');
  return (
    <>
      <Specimen title="Tabs of a record" about="Each has an address of its own.">
        <RecordTabs label="Group" tabs={TABS} shown="" props={{}} pathOf={() => '/base/records'} />
      </Specimen>
      <Specimen title="A part of a page, and a table in it">
        <Panel title="Members" note="4 of 6 work today" action={<Button tight>Add people</Button>} flush>
          <RecordTable label="Members" head={['Name', 'Open tasks', '']} figures={['Open tasks']} isStacking>
            <tr>
              <td>Sam Ortega</td>
              <td data-label="Open tasks">12</td>
              <td>
                <Button tight>Remove</Button>
              </td>
            </tr>
          </RecordTable>
        </Panel>
        <Panel title="Leave">
          <p>Nobody is away.</p>
        </Panel>
      </Specimen>
      <Specimen title="Facts of the preview beside a list">
        <Preview />
      </Specimen>
      <Specimen title="Comments" about="An internal one is read by the office alone.">
        <ChatLines>
          <ChatLine author="Sam Ortega" about="19 Nov 2026 12:00 PM" text="Water in the pit." isMine={false} onEdit={null} />
          <ChatLine
            author="Ada Marsh"
            about="19 Nov 2026 12:04 PM"
            text="Pump comes at two."
            isMine
            isInternal
            isBeingSent
            onEdit={nothing}
          />
        </ChatLines>
      </Specimen>
      <Specimen title="Documents">
        {(['valid', 'soon', 'expired', 'missing'] as const).map((light) => (
          <DocumentLight key={light} light={light} />
        ))}
      </Specimen>
      <Specimen title="Before many are changed">
        <Outcomes verdicts={VERDICTS} />
      </Specimen>
      <Specimen title="A change with a reason">
        <TypedBefore draft={{ isRestored: true }} />
        <WhyField value={why} onChange={setWhy} />
        <WhyField requiredBecause="Finished work is opened again." value={why} onChange={setWhy} />
        <ActionProblem problem="The job is on hold. Release it first." />
      </Specimen>
      <Clash />
    </>
  );
}

/** Beside a list they stand in a pane of the page. */
function Preview() {
  return (
    <div>
      <PreviewMeta>Changed 19 Nov 2026 by Ada Marsh</PreviewMeta>
      <PreviewSection title="Site" note="NSW">
        <PreviewFacts facts={SITE} />
      </PreviewSection>
    </div>
  );
}

function Clash() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Specimen title="Two people changed the same field" about="Each field has its choice; nothing is chosen for editors.">
      <Button onClick={() => setOpen(true)}>Show the question</Button>
      {isOpen ? (
        <ConflictDialog what="item code PIT-1" who="Ada Marsh" clashes={CLASHES} merged={MERGED} onSave={close} onKeepEditing={close} />
      ) : null}
    </Specimen>
  );
}
