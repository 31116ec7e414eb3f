// Take a person's sign-in away, or let them in again: what is open is named first, with the way to give it to others (screens.md §2.17).
import { useRef, useState } from 'react';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { OpenWork } from './OpenWork.tsx';
import { nameOf, type Person } from './person-data.ts';
import { WhyField } from '../../platform/form/WhyField.tsx';
import { useSetAccess } from './use-people.ts';

interface AccessSheetProps {
  readonly person: Person;
  readonly onClose: () => void;
}

export function AccessSheet({ person, onClose }: AccessSheetProps) {
  const canLogIn = person.state === 'disabled';
  const name = nameOf(person);
  const [why, setWhy] = useState('');
  const command = useSetAccess();
  const undo = useSetAccess(true);
  const toast = useToast();
  const takeAway = useRef<() => void>(() => undefined);
  const submit = async () => {
    takeAway.current();
    if ((await command.run({ id: person.id, canLogIn, why })) === null) return;
    const back = () => void undo.run({ id: person.id, canLogIn: !canLogIn, why: `Undo: ${why}` });
    takeAway.current = toast.offer(canLogIn ? `${name} can sign in again.` : `${name} can no longer sign in.`, {
      label: 'Undo',
      run: back,
    });
    onClose();
  };
  const isReason = command.problem?.code === 'REASON_REQUIRED';
  const verb = canLogIn ? 'Enable' : person.state === 'invited' ? 'Withdraw' : 'Disable';
  return (
    <Sheet
      title={canLogIn ? `Enable ${name}?` : person.state === 'invited' ? `Withdraw the invitation of ${name}?` : `Disable ${name}?`}
      onSubmit={() => void submit()}
      onClose={onClose}
      busy={command.isBusy}
      unsaved={why !== ''}
      footer={
        <Button kind={canLogIn ? 'primary' : 'danger'} type="submit" busy={command.isBusy}>
          {verb}
        </Button>
      }
    >
      <div className={layout.stack}>
        {command.sentence === null || isReason ? null : <Banner tone="bad" title={command.sentence} />}
        {canLogIn ? <p>They get back the roles and groups they still have.</p> : <OpenWork person={person} />}
        <WhyField value={why} error={isReason ? command.problem?.message : undefined} onChange={setWhy} data-autofocus />
      </div>
    </Sheet>
  );
}
