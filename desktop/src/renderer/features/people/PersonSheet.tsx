// Invite and Edit: name, e-mail, roles and groups, and why. What two people changed is decided field by field; roles and groups merge row by row.
import { isClaim } from '@lotline/schema/domain/kernel/claims';
import { mustHoldAll } from '@lotline/schema/domain/rights/role-changes.rules';
import { PERSON } from '@lotline/schema/domain/rights/person.fields';
import { sayError } from '@lotline/schema/errors/catalogue';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { useActor } from '@lotline/web-session/react/me-context';
import type { Form } from '../../platform/form/use-form.ts';
import { heldRows, holdRows } from '../../platform/record/record-rows.ts';
import { RecordSheet } from '../../platform/record/RecordSheet.tsx';
import { GroupsField } from './GroupsField.tsx';
import { nameOf, type Person } from './person-data.ts';
import { shownOf } from './person-form.ts';
import { RolesField } from './RolesField.tsx';
import { usePersonChoices, useSavePerson } from './use-people.ts';

interface PersonSheetProps {
  /** Null: somebody new. */
  readonly person: Person | null;
  readonly onSaved: (person: Person) => void;
  readonly onClose: () => void;
}

type Choices = ReturnType<typeof usePersonChoices>['choices'];

export function PersonSheet({ person, onSaved, onClose }: PersonSheetProps) {
  const { choices } = usePersonChoices();
  return (
    <RecordSheet
      record={PERSON}
      id={person?.id ?? null}
      name={person === null ? null : nameOf(person)}
      adding={{ title: 'Invite someone', verb: 'Invite' }}
      hints={{ email: 'The address of their Microsoft account. They can only sign in with this address.' }}
      shown={shownOf(person, choices)}
      command={useSavePerson()}
      asksWhy="always"
      note={(_values, form) => <RolesAndGroups {...{ person, choices, form }} />}
      onSaved={(saved) => (saved == null ? onClose() : onSaved(saved))}
      onClose={onClose}
    />
  );
}

interface RolesAndGroupsProps {
  readonly person: Person | null;
  readonly choices: Choices;
  readonly form: Form;
}

function RolesAndGroups({ person, choices, form }: RolesAndGroupsProps) {
  const actor = useActor();
  const lockOf = (claims: readonly string[]): string | null => {
    const verdict = mustHoldAll(actor, claims.filter(isClaim));
    return verdict.ok ? null : sayError(verdict.code, verdict.details);
  };
  return (
    <div className={layout.stack}>
      <RolesField
        roles={choices?.roles ?? null}
        held={person?.roles ?? []}
        chosen={heldRows('role', form.values)}
        lockOf={lockOf}
        onChange={(ids) => holdRows('role', form, ids)}
      />
      <GroupsField
        groups={choices?.groups ?? null}
        held={person?.groups ?? []}
        chosen={heldRows('group', form.values)}
        onChange={(ids) => holdRows('group', form, ids)}
      />
    </div>
  );
}
