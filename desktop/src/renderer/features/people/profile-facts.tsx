// A person's profile as facts, beside the list and on their page.
import { mailLink } from '@lotline/schema/domain/kernel/mail-link';
import type { ReactNode } from 'react';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { stateWords, type Person } from './person-data.ts';
import { capitalised } from '@lotline/schema/domain/kernel/capitalised';

const instant = (at: string | null | undefined): string | null => (at == null ? null : formatDateClock(at, browserZone()));

export const profileFacts = (person: Person): readonly (readonly [label: string, value: ReactNode])[] => [
  [
    'Email',
    <a key="email" href={mailLink(person.email)}>
      {person.email}
    </a>,
  ],
  ['State', capitalised(stateWords(person.state))],
  ['Roles', person.roles.map(({ name }) => name).join(', ') || 'none'],
  ['Groups', person.groups.map(({ name }) => name).join(', ') || 'none'],
  ['Subcontractor', person.isSubcontractor ? 'Yes' : null],
  ['Last sign-in', instant(person.lastSignInAt) ?? 'not yet'],
  ['Invited', instant(person.invitedAt)],
];
