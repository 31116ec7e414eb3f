// Take a person's sign-in away, or let them in again: what is open is named first, with the way to give it to others (screens.md §2.17).
import { OpenWork } from './OpenWork.tsx';
import { nameOf, type Person } from './person-data.ts';
import { useSetAccess } from './use-people.ts';
import { WHY } from '../../platform/command/command-field.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';

interface AccessSheetProps {
  readonly person: Person;
  readonly onClose: () => void;
}

export function AccessSheet({ person, onClose }: AccessSheetProps) {
  const canLogIn = person.state === 'disabled';
  const isInvited = person.state === 'invited';
  const name = nameOf(person);
  const verb = canLogIn ? 'Enable' : isInvited ? 'Withdraw' : 'Disable';
  const undo = useSetAccess(true);
  const offer = useUndoOffer();
  return (
    <CommandSheet
      title={canLogIn ? `Enable ${name}?` : isInvited ? `Withdraw the invitation of ${name}?` : `Disable ${name}?`}
      verb={verb}
      draft={`${verb.toLowerCase()}-person-${String(person.id)}`}
      isDanger={!canLogIn}
      above={canLogIn ? <p>They get back the roles and groups they still have.</p> : <OpenWork person={person} />}
      fields={{ why: WHY }}
      command={useSetAccess()}
      inputOf={({ why }) => ({ id: person.id, canLogIn, why })}
      onDone={(_, { why }) =>
        offer(canLogIn ? `${name} can sign in again.` : `${name} can no longer sign in.`, () => {
          void undo.run({ id: person.id, canLogIn: !canLogIn, why: `Undo: ${why}` });
        })
      }
      onClose={onClose}
    />
  );
}
