// What the screens of people call things.
import type { PersonState } from '@lotline/schema/domain/rights/person.columns';
import type { PersonDetailFieldsFragment, PersonRowFieldsFragment } from '@lotline/schema/generated/operations';

export type PersonRow = PersonRowFieldsFragment;
export type Person = PersonDetailFieldsFragment;

export type Device = Person['devices'][number];

/** 'Chrome on Android'. */
export const deviceName = ({ device }: Pick<Device, 'device'>): string => device ?? 'An unknown device';

export const LIST_PATH = '/admin/manage-users/users';
export const personPath = (id: number, tab = ''): string => `${LIST_PATH}/${String(id)}${tab === '' ? '' : `/${tab}`}`;
export const nameOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim();

const STATE_WORDS: Readonly<Record<PersonState, string>> = { active: 'can sign in', invited: 'invited', disabled: 'cannot sign in' };
const isState = (state: string): state is PersonState => Object.hasOwn(STATE_WORDS, state);
export const stateWords = (state: string): string => (isState(state) ? STATE_WORDS[state] : state);
