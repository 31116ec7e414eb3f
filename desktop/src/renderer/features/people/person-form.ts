// What the form of a person holds, and what a save sends of it: only what differs from what its editor saw.
import { PERSON } from '@lotline/schema/domain/rights/person.fields';
import { recordKeysOf } from '@lotline/schema/domain/record/record-declaration';
import { parseRecordValue } from '@lotline/schema/domain/record/record-input';
import { sayError } from '@lotline/schema/errors/catalogue';
import { RefusalError } from '@lotline/schema/errors/refusal-error';
import type { SavePersonInput } from '@lotline/schema/generated/operations';
import type { Person } from './person-data.ts';

export interface PersonForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roleIds: number[];
  readonly groupIds: number[];
  readonly why: string;
}

export const startOf = (person: Person | null): PersonForm => ({
  ...{ firstName: person?.firstName ?? '', lastName: person?.lastName ?? '', email: person?.email ?? '' },
  ...{ roleIds: person?.roles.map(({ id }) => id) ?? [], groupIds: person?.groups.map(({ id }) => id) ?? [] },
  why: '',
});

const without = (some: readonly number[], others: readonly number[]): number[] => some.filter((id) => !others.includes(id));

export function personInput(id: number | null, wanted: PersonForm, start: PersonForm): SavePersonInput {
  const changed = recordKeysOf(PERSON).filter((key) => id === null || wanted[key] !== start[key]);
  return {
    ...(id === null ? {} : { id }),
    why: wanted.why,
    changes: Object.fromEntries(changed.map((key) => [key, wanted[key]])),
    base: Object.fromEntries(changed.map((key) => [key, start[key]])),
    giveRoleIds: without(wanted.roleIds, start.roleIds),
    takeRoleIds: without(start.roleIds, wanted.roleIds),
    joinGroupIds: without(wanted.groupIds, start.groupIds),
    leaveGroupIds: without(start.groupIds, wanted.groupIds),
  };
}

/** By field, in the order of the form; none: it can be sent. */
export function faultsOf(values: PersonForm): Readonly<Partial<Record<string, string>>> {
  const faults = recordKeysOf(PERSON).flatMap((key) => {
    try {
      parseRecordValue(PERSON, key, values[key]);
      return [];
    } catch (error) {
      if (error instanceof RefusalError) return [[key, error.message] as const];
      throw error;
    }
  });
  const reason = values.why.trim() === '' ? [['why', sayError('REASON_REQUIRED')] as const] : [];
  return Object.fromEntries([...faults, ...reason]);
}
