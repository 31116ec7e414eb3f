// Who is in a group and who is its contact: people are ticked off and added, and what it does to their tasks is said before it is saved.
import { z } from 'zod';
import { groupEffects, mustHaveContact } from '@lotline/schema/domain/group/group-changes.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { WhyField } from '../../platform/form/WhyField.tsx';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { OnsiteMark } from '../../platform/list/Cells.tsx';
import { TypedBefore } from '../../platform/form/TypedBefore.tsx';
import { useFormDraft } from '../../platform/form/use-form-draft.ts';
import { AddPeople } from './AddPeople.tsx';
import { Effects } from './Effects.tsx';
import { nameOf, shownOf, standingOf, type Group } from './group-data.ts';
import { afterDraft, membersWish, NO_MEMBER_CHANGES, undoOfMembers, type MembersDraft } from './members-draft.ts';
import { useChangeMembers } from './use-group-changes.ts';
import page from '../../platform/record/RecordPage.module.css';
import styles from './GroupPage.module.css';

const SHAPES = {
  join: z.array(z.object({ id: z.number(), name: z.string() })),
  leave: z.array(z.number()),
  primaryUserId: z.number().nullable(),
  why: z.string(),
};

export function MembersSheet({ group, onClose }: { readonly group: Group; readonly onClose: () => void }) {
  const draft = useFormDraft<MembersDraft>({
    name: `group-members-${String(group.id)}`,
    shapes: SHAPES,
    start: NO_MEMBER_CHANGES,
    onClose,
  });
  const command = useChangeMembers();
  const undo = useChangeMembers(true);
  const offer = useUndoOffer();
  const { values, set } = draft;
  const after = afterDraft(group, values);
  const contact = mustHaveContact(after);
  const effects = groupEffects(
    standingOf(shownOf(group), group.members),
    { ...standingOf(shownOf(group), []), members: after.members },
    { open: group.openTasks, unaccepted: group.unacceptedTasks },
  );
  const refusedBecause = !after.isChanged
    ? 'Nothing has been changed yet.'
    : contact.ok
      ? values.why.trim() === ''
        ? 'Give a reason first.'
        : undefined
      : sayError(contact.code, contact.details);
  const submit = async () => {
    if (refusedBecause !== undefined) return;
    const saved = await command.run(membersWish(group, values));
    if (saved == null) return;
    draft.forget();
    offer('The members are saved.', () => void undo.run(undoOfMembers(group, saved, values)));
    onClose();
  };
  return (
    <Sheet
      title={`Members of ${nameOf(group)}`}
      onSubmit={() => void submit()}
      onClose={draft.close}
      busy={command.isBusy}
      unsaved={draft.isUnsaved}
      footer={
        <Button kind="primary" type="submit" busy={command.isBusy} refusedBecause={refusedBecause} reason="onPress">
          Save members
        </Button>
      }
    >
      {command.sentence === null ? null : <Banner tone="bad" title={command.sentence} />}
      <TypedBefore draft={draft} />
      <div className={page.note}>
        <People group={group} draft={values} contactId={after.primaryUserId} onChange={set} />
        <AddPeople groupId={group.id} joining={values.join} onAdd={(person) => set({ join: [...values.join, person] })} />
        <Effects effects={effects} tasks={group.tasks} />
        <WhyField isRequired value={values.why} onChange={(why) => set({ why })} />
      </div>
    </Sheet>
  );
}

interface PeopleProps {
  readonly group: Group;
  readonly draft: MembersDraft;
  readonly contactId: number | null;
  readonly onChange: (part: Partial<MembersDraft>) => void;
}

function People({ group, draft, contactId, onChange }: PeopleProps) {
  const { join, leave } = draft;
  const known = [...group.members, ...join.filter(({ id }) => !group.members.some((member) => member.id === id))];
  const tick = (id: number, stays: boolean) => {
    if (join.some((person) => person.id === id)) onChange({ join: join.filter((person) => person.id !== id) });
    else onChange({ leave: stays ? leave.filter((one) => one !== id) : [...leave, id] });
  };
  return (
    <fieldset className={styles.people}>
      <legend>Members and primary contact</legend>
      {known.length === 0 ? <p className={styles.muted}>Nobody yet. Add someone below.</p> : null}
      {known.map((person) => {
        const stays = !leave.includes(person.id);
        return (
          <div key={person.id} className={styles.person}>
            <label>
              <input type="checkbox" checked={stays} onChange={({ target }) => tick(person.id, target.checked)} />
              {person.name} {'isOnsite' in person && person.isOnsite ? <OnsiteMark /> : null}
            </label>
            <label>
              <input
                type="radio"
                name="contact"
                aria-label={`Contact: ${person.name}`}
                checked={contactId === person.id}
                disabled={!stays}
                onChange={() => onChange({ primaryUserId: person.id })}
              />
              Contact
            </label>
          </div>
        );
      })}
    </fieldset>
  );
}
