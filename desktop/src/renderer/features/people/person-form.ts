// What a save of a person's form sends: the fields that differ from what its editor saw, and which roles and groups it gives and takes.
import type { SavePersonInput } from '@lotline/schema/generated/operations';
import type { Values } from '../../platform/form/form-edits.ts';
import { changedRows, ownFields, shownRows } from '../../platform/record/record-rows.ts';
import type { RecordEdit } from '../../platform/record/use-record-form.ts';
import type { Person } from './person-data.ts';

interface Offered {
  readonly roles: readonly { readonly id: number }[];
  readonly groups: readonly { readonly id: number }[];
}

const idsOf = (rows: readonly { readonly id: number }[] = []): readonly number[] => rows.map(({ id }) => id);

/** @param choices null while they are read */
export const shownOf = (person: (Pick<Person, 'firstName' | 'lastName' | 'email'> & Offered) | null, choices: Offered | null): Values => ({
  ...{ firstName: person?.firstName ?? null, lastName: person?.lastName ?? null, email: person?.email ?? null },
  ...shownRows('role', idsOf(choices?.roles), idsOf(person?.roles)),
  ...shownRows('group', idsOf(choices?.groups), idsOf(person?.groups)),
});

export function personInput({ id, changes, base, why = '' }: RecordEdit): SavePersonInput {
  const [roles, groups] = [changedRows('role', changes), changedRows('group', changes)];
  return {
    ...(id === null ? {} : { id }),
    ...{ why, changes: ownFields(changes), base: ownFields(base) },
    ...{ giveRoleIds: roles.given, takeRoleIds: roles.taken, joinGroupIds: groups.given, leaveGroupIds: groups.taken },
  };
}
