// Who is in a group and who is its contact: people are ticked off and added, and what it does to their tasks is said before it is saved.
import { useState } from 'react';
import { groupEffects, mustHaveContact } from '@lotline/schema/domain/group/group-changes.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { WHY } from '../../platform/command/command-field.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { OnsiteMark } from '../../platform/list/Cells.tsx';
import { useRows, type FormRows } from '../../platform/form/use-rows.ts';
import { AddPeople } from './AddPeople.tsx';
import { Effects } from './Effects.tsx';
import { nameOf, shownOf, standingOf, type Group } from './group-data.ts';
import {
  afterDraft,
  contactOf,
  MEMBER_CHANGE,
  membersDraft,
  membersWish,
  undoOfMembers,
  withMember,
  type Joining,
  type MemberChange,
} from './members-draft.ts';
import { MembersClashDialog } from './MembersClashDialog.tsx';
import { useChangeMembers } from './use-group-changes.ts';
import { useMembersSave, type SavedMembers } from './use-members-save.ts';
import page from '../../platform/record/RecordPage.module.css';
import styles from './GroupPage.module.css';

export function MembersSheet({ group, onClose }: { readonly group: Group; readonly onClose: () => void }) {
  const name = `group-members-${String(group.id)}`;
  // who has left since still has a name
  const [start] = useState(group);
  const people = useRows(`${name}-people`, MEMBER_CHANGE);
  const draft = membersDraft(people.rows);
  const undo = useChangeMembers(true);
  const offer = useUndoOffer();
  const { command, clash } = useMembersSave();
  const onSaved = ({ saved, wish }: SavedMembers) =>
    offer('The members are saved.', () => void undo.run(undoOfMembers(group, saved, wish)));
  const after = afterDraft(group, draft);
  const contact = mustHaveContact(after);
  const effects = groupEffects(
    standingOf(shownOf(group), group.members),
    { ...standingOf(shownOf(group), []), members: after.members },
    { open: group.openTasks, unaccepted: group.unacceptedTasks },
  );
  const lackOf = ({ why }: { readonly why: string }) => {
    if (!after.isChanged) return 'Nothing has been changed yet.';
    if (!contact.ok) return sayError(contact.code, contact.details);
    return why === '' ? 'Give a reason first.' : undefined;
  };
  return (
    <CommandSheet
      title={`Members of ${nameOf(group)}`}
      verb="Save members"
      draft={name}
      rows={[people]}
      above={
        <div className={page.note}>
          <People group={group} people={people} contactId={after.primaryUserId} />
          <AddPeople
            groupId={group.id}
            joining={draft.join}
            onAdd={(person) => people.set(withMember(people.rows, person, { change: 'joins' }, contactOf(group)))}
          />
          <Effects effects={effects} tasks={group.tasks} />
        </div>
      }
      below={(form) =>
        clash === null ? null : (
          <MembersClashDialog
            group={nameOf(group)}
            clash={clash}
            names={new Map([...start.members, ...group.members, ...draft.join].map((person) => [person.id, person.name]))}
            onDecided={(decided) => {
              onSaved(decided);
              form.close();
            }}
          />
        )
      }
      fields={{ why: WHY }}
      lackOf={lackOf}
      command={command}
      inputOf={({ why }) => membersWish(group, draft, why)}
      isSettled={(saved) => saved !== null}
      onDone={(saved, { why }) => {
        if (saved !== null) onSaved({ saved, wish: membersWish(group, draft, why) });
      }}
      onClose={onClose}
    />
  );
}

interface PeopleProps {
  readonly group: Group;
  readonly people: FormRows<MemberChange>;
  readonly contactId: number | null;
}

function People({ group, people, contactId }: PeopleProps) {
  const { join, leave } = membersDraft(people.rows);
  const known = [...group.members, ...join.filter(({ id }) => !group.members.some((member) => member.id === id))];
  const change = (person: Joining, part: Parameters<typeof withMember>[2]) =>
    people.set(withMember(people.rows, person, part, contactOf(group)));
  const tick = (person: Joining, stays: boolean) => {
    if (join.some(({ id }) => id === person.id)) people.remove(person.id);
    else change(person, { change: stays ? null : 'leaves' });
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
              <input type="checkbox" checked={stays} onChange={({ target }) => tick(person, target.checked)} />
              {person.name} {'isOnsite' in person && person.isOnsite ? <OnsiteMark /> : null}
            </label>
            <label>
              <input
                type="radio"
                name="contact"
                aria-label={`Contact: ${person.name}`}
                checked={contactId === person.id}
                disabled={!stays}
                onChange={() => change(person, { isContact: true })}
              />
              Contact
            </label>
          </div>
        );
      })}
    </fieldset>
  );
}
