// Be signed in as this person in a tab of its own, with the reason (screens.md §2.17).
import { useState } from 'react';
import { isClaim } from '@lotline/schema/domain/kernel/claims';
import { MOST_IMPERSONATION_MINUTES } from '@lotline/schema/domain/settings/security.setting';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { useSharedSettings } from '../../platform/settings/use-shared-settings.ts';
import { useImpersonate } from './use-impersonate.ts';
import { nameOf, type Person } from './person-data.ts';

interface ImpersonateSheetProps {
  readonly person: Person;
  readonly onClose: () => void;
}

const MOST_CHARACTERS = 500;

/** Whoever sees jobs works in the console, everybody else on the phone. */
const homeOf = ({ roles }: Person): string =>
  roles.flatMap(({ claims }) => claims.filter(isClaim)).includes('CAN_ACCESS_CONSTRUCTION') ? '/' : '/field/';

export function ImpersonateSheet({ person, onClose }: ImpersonateSheetProps) {
  const name = nameOf(person);
  const [reason, setReason] = useState('');
  const { run, isBusy, problem } = useImpersonate();
  const { settings } = useSharedSettings();
  const minutes = settings?.Security.impersonationMinutes ?? MOST_IMPERSONATION_MINUTES;
  const submit = async () => {
    if (await run({ id: person.id, reason, home: homeOf(person) })) onClose();
  };
  const isReason = problem?.code === 'REASON_REQUIRED';
  return (
    <Sheet
      title={`Sign in as ${name}?`}
      onSubmit={() => void submit()}
      onClose={onClose}
      busy={isBusy}
      unsaved={reason !== ''}
      footer={
        <Button kind="primary" type="submit" busy={isBusy}>
          Open as {name}
        </Button>
      }
    >
      <div className={layout.stack}>
        {problem === null || isReason ? null : <Banner tone="bad" title={problem.message} />}
        <p>
          A new tab opens with what {name} sees, for at most {minutes} minutes. Nothing of it is stored on this computer.
        </p>
        <p>
          {name} is notified who, when and why. Everything you do there shows both names in the history. Payments, rights, people, settings
          and photos stay theirs.
        </p>
        <TextField
          label={`Why (${name} reads it)`}
          maxLength={MOST_CHARACTERS}
          value={reason}
          error={isReason ? problem.message : undefined}
          onChange={setReason}
          data-autofocus
        />
      </div>
    </Sheet>
  );
}
