// Invite and Edit: name, e-mail, roles and groups, and why. What two people changed is decided field by field; roles and groups merge.
import { useState } from 'react';
import { z } from 'zod';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { mustHoldAll } from '@lotline/schema/domain/rights/role-changes.rules';
import { PERSON } from '@lotline/schema/domain/rights/person.fields';
import { isClaim } from '@lotline/schema/domain/kernel/claims';
import { isRecordKey, recordKeysOf } from '@lotline/schema/domain/record/record-declaration';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import { useNow } from '@lotline/web-session/react/use-now';
import { WhyField } from '../../platform/form/WhyField.tsx';
import { ConflictDialog } from '../../platform/form/ConflictDialog.tsx';
import { clashesShown, readClashes, type Clash } from '../../platform/form/read-clashes.ts';
import { TypedBefore } from '../../platform/form/TypedBefore.tsx';
import { useFormDraft } from '../../platform/form/use-form-draft.ts';
import { PresenceNote } from '../../platform/presence/PresenceNote.tsx';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { GroupsField } from './GroupsField.tsx';
import { nameOf, type Person } from './person-data.ts';
import { faultsOf, personInput, startOf, type PersonForm } from './person-form.ts';
import { RolesField } from './RolesField.tsx';
import { usePersonChoices, useSavePerson } from './use-people.ts';

const SHAPES = {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roleIds: z.array(z.number()),
  groupIds: z.array(z.number()),
  why: z.string(),
};

interface PersonSheetProps {
  /** Null: somebody new. */
  readonly person: Person | null;
  readonly onSaved: (person: Person) => void;
  readonly onClose: () => void;
}

export function PersonSheet({ person, onSaved, onClose }: PersonSheetProps) {
  const [start, setStart] = useState(() => startOf(person));
  const form = useFormDraft<PersonForm>({ name: `person-${String(person?.id ?? 'new')}`, shapes: SHAPES, start, onClose });
  const { choices } = usePersonChoices();
  const command = useSavePerson();
  const [clash, setClash] = useState<{ readonly who: string; readonly clashes: readonly Clash[] } | null>(null);
  const actor = useActor();
  const [isAsked, setAsked] = useState(false);
  const { values, set } = form;
  const faults = isAsked ? faultsOf(values) : {};
  const submit = () => {
    setAsked(true);
    if (Object.keys(faultsOf(values)).length === 0) void put(values, start);
  };
  const put = async (wanted: PersonForm, upon: PersonForm): Promise<void> => {
    const outcome = await command.attempt(personInput(person?.id ?? null, wanted, upon));
    if (outcome.isDone) {
      form.forget();
      if (outcome.answer != null) onSaved(outcome.answer);
      return;
    }
    const { code, details } = outcome.refusal;
    const clashes = code === 'STALE_VERSION' ? readClashes(details['fields']) : [];
    if (clashes.length > 0) setClash({ who: typeof details['changedBy'] === 'string' ? details['changedBy'] : 'Someone else', clashes });
  };
  const decide = (picks: Readonly<Record<string, 'yours' | 'theirs'>>) => {
    const theirs = Object.fromEntries((clash?.clashes ?? []).map((one) => [one.field, String(one.theirs ?? '')]));
    const taken = Object.fromEntries(Object.entries(theirs).filter(([field]) => picks[field] === 'theirs'));
    const [upon, wanted] = [
      { ...start, ...theirs },
      { ...values, ...taken },
    ];
    setClash(null);
    setStart(upon);
    set(taken);
    void put(wanted, upon);
  };
  const problem = command.problem;
  const field = typeof problem?.details['field'] === 'string' ? problem.details['field'] : '';
  const isAtField = isRecordKey(PERSON, field);
  const lockOf = (claims: readonly string[]): string | null => {
    const verdict = mustHoldAll(actor, claims.filter(isClaim));
    return verdict.ok ? null : sayError(verdict.code, verdict.details);
  };
  return (
    <Sheet
      title={person === null ? 'Invite someone' : `Edit ${nameOf(person)}`}
      onSubmit={submit}
      onClose={form.close}
      busy={command.isBusy}
      unsaved={form.isUnsaved}
      footer={
        <Button kind="primary" type="submit" busy={command.isBusy}>
          {person === null ? 'Invite' : 'Save'}
        </Button>
      }
    >
      <div className={layout.stack}>
        {command.sentence === null || isAtField || clash !== null ? null : <Banner tone="bad" title={command.sentence} />}
        {person === null ? null : <PresenceNote record={PERSON} id={person.id} isEditing />}
        <TypedBefore draft={form} />
        {recordKeysOf(PERSON).map((name, place) => (
          <TextField
            key={name}
            label={PERSON.fields[name].label}
            type={name === 'email' ? 'email' : 'text'}
            hint={name === 'email' ? 'The address of their Microsoft account. They can only sign in with it.' : undefined}
            value={values[name]}
            error={faults[name] ?? (field === name ? problem?.message : undefined)}
            onChange={(text) => set({ [name]: text })}
            {...(place === 0 ? { 'data-autofocus': true } : {})}
          />
        ))}
        <RolesField
          roles={choices?.roles ?? null}
          held={person?.roles ?? []}
          chosen={values.roleIds}
          lockOf={lockOf}
          onChange={(roleIds) => set({ roleIds: [...roleIds] })}
        />
        <GroupsField
          groups={choices?.groups ?? null}
          held={person?.groups ?? []}
          chosen={values.groupIds}
          onChange={(groupIds) => set({ groupIds: [...groupIds] })}
        />
        <WhyField value={values.why} error={faults['why']} onChange={(why) => set({ why })} />
      </div>
      {clash === null ? null : (
        <Conflict name={person === null ? '' : nameOf(person)} {...clash} onDecided={decide} onKeepEditing={() => setClash(null)} />
      )}
    </Sheet>
  );
}

interface ConflictProps {
  readonly name: string;
  readonly who: string;
  readonly clashes: readonly Clash[];
  readonly onDecided: (picks: Readonly<Record<string, 'yours' | 'theirs'>>) => void;
  readonly onKeepEditing: () => void;
}

function Conflict({ name, who, clashes, onDecided, onKeepEditing }: ConflictProps) {
  const zone = browserZone();
  const today = dayInZone(useNow().toISOString(), zone);
  const label = (field: string): string => (isRecordKey(PERSON, field) ? PERSON.fields[field].label : field);
  return (
    <ConflictDialog
      what={name}
      who={who}
      clashes={clashesShown(clashes, { label, today, zone })}
      merged={[]}
      onSave={onDecided}
      onKeepEditing={onKeepEditing}
    />
  );
}
