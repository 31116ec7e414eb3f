// Be signed in as this person in a tab of its own, with the reason (screens.md §2.17).
import { isClaim } from '@lotline/schema/domain/kernel/claims';
import { MOST_IMPERSONATION_MINUTES } from '@lotline/schema/domain/settings/security.setting';
import { useSharedSettings } from '../../platform/settings/use-shared-settings.ts';
import { useImpersonate } from './use-impersonate.ts';
import { nameOf, type Person } from './person-data.ts';
import { WHY } from '../../platform/command/command-field.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';

interface ImpersonateSheetProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Whoever sees jobs works in the console, everybody else on the phone. */
const homeOf = ({ roles }: Person): string =>
  roles.flatMap(({ claims }) => claims.filter(isClaim)).includes('CAN_ACCESS_CONSTRUCTION') ? '/' : '/field/';

export function ImpersonateSheet({ person, onClose }: ImpersonateSheetProps) {
  const name = nameOf(person);
  const { settings } = useSharedSettings();
  const minutes = settings?.Security.impersonationMinutes ?? MOST_IMPERSONATION_MINUTES;
  return (
    <CommandSheet
      title={`Sign in as ${name}?`}
      verb={`Open as ${name}`}
      draft={`sign-in-as-person-${String(person.id)}`}
      above={
        <>
          <p>
            A new tab opens with what {name} sees, for at most {minutes} minutes. Nothing is stored on this computer.
          </p>
          <p>
            {name} is notified who, when and why. Everything you do there shows both names in the history. Payments, rights, people,
            settings and photos stay theirs.
          </p>
        </>
      }
      fields={{ reason: { ...WHY, label: `Reason (${name} reads it)` } }}
      command={useImpersonate()}
      inputOf={({ reason }) => ({ id: person.id, reason, home: homeOf(person) })}
      onClose={onClose}
    />
  );
}
