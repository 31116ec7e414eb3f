// Choices: menus, panels, names that are suggested, a tree, a code to scan.
import { useState } from 'react';
import { Copy, Trash2 } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Select } from '@lotline/shared-ui/components/Field/Select';
import { OptionList } from '@lotline/shared-ui/components/OptionList/OptionList';
import { NameField } from '../../platform/controls/NameField.tsx';
import { QrCode } from '../../platform/controls/QrCode.tsx';
import { TreeField } from '../../platform/controls/TreeField.tsx';
import { MenuButton } from '../../platform/frame/MenuButton.tsx';
import { Popover } from '../../platform/frame/Popover.tsx';
import { Specimen } from './Specimen.tsx';

const CREWS = ['Crew North', 'Crew South'].map((label) => ({ value: label, label }));
const FOLDERS = [
  { value: 'plans', title: 'Plans', path: 'Plans', children: [{ value: 'old', title: 'Superseded', path: 'Plans / Superseded' }] },
];
const OPTIONS = [
  { label: 'Duplicate', note: 'With its tasks', icon: Copy, onSelect: () => undefined },
  { label: 'Send again', refusedBecause: 'It has not been sent yet.', onSelect: () => undefined },
  { label: 'Remove', danger: true, icon: Trash2, onSelect: () => undefined },
];
const nothing = () => undefined;
const BUILDERS = ['Wattle Homes', 'Banksia Build'];
/** As it is asked once the field was left. */
const QUESTION = {
  asked: { typed: 'Watle Homes', meant: ['Wattle Homes'] },
  leave: nothing,
  take: nothing,
  keep: nothing,
  mustAsk: () => true,
};

export function ChoicesPart() {
  const [name, setName] = useState('Wattle Homes');
  const [folder, setFolder] = useState('old');
  return (
    <>
      <Specimen title="The device’s own choice" about="On the phone.">
        <Select label="Crew" options={CREWS} value="Crew North" onChange={nothing} />
        <Select label="Crew" options={CREWS} value="" placeholder="Choose a crew" error="Choose a crew." onChange={nothing} />
      </Specimen>
      <Specimen title="A name, with suggestions">
        <NameField label="Builder" names={BUILDERS} maxLength={100} value={name} onChange={setName} />
        <NameField
          label="Builder of the estate"
          names={BUILDERS}
          maxLength={100}
          question={QUESTION}
          value="Watle Homes"
          onChange={nothing}
        />
      </Specimen>
      <Specimen title="One of a tree">
        <TreeField label="Folder" options={FOLDERS} value={folder} onChange={setFolder} />
      </Specimen>
      <Specimen title="What else can be done" about="A refused one says why.">
        <OptionList options={OPTIONS} />
      </Specimen>
      <Menus />
      <Specimen title="A code to scan">
        <QrCode value="https://lotline.example/field" size={120} label="The address of the field app" />
      </Specimen>
    </>
  );
}

function Menus() {
  const [open, setOpen] = useState<'start' | 'end' | 'panel' | null>(null);
  const opens = (which: 'start' | 'end') => (isOpen: boolean) => setOpen(isOpen ? which : null);
  const items = [
    { key: 'csv', label: 'CSV', note: 'All 48 jobs' },
    { key: 'book', label: 'Excel', refusedBecause: 'More than 50,000 rows.' },
  ];
  return (
    <Specimen title="Menus and panels" about="Escape closes them and leads back to the button.">
      <MenuButton
        label="Export"
        of="section"
        items={items}
        isOpen={open === 'start'}
        onOpen={opens('start')}
        onChoose={nothing}
        button={(wiring) => <Button {...wiring}>Export</Button>}
      />
      <MenuButton
        label="Views"
        items={[]}
        empty="No view is saved yet."
        side="end"
        isOpen={open === 'end'}
        onOpen={opens('end')}
        onChoose={nothing}
        button={(wiring) => <Button {...wiring}>Views</Button>}
      />
      <Popover
        label="Crew"
        side="end"
        isOpen={open === 'panel'}
        onClose={() => setOpen(null)}
        trigger={
          <Button aria-expanded={open === 'panel'} onClick={() => setOpen('panel')}>
            Crew
          </Button>
        }
      >
        <Button onClick={() => setOpen(null)}>Crew North</Button>
      </Popover>
    </Specimen>
  );
}
