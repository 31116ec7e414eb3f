// The people of the company (screens.md §2.17): their list, and the page of one of them.
import { Users } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

export const PEOPLE: Feature = {
  name: 'people',
  records: ['PersonDetail', 'PersonRow'],
  routes: [
    {
      path: '/admin/manage-users/users',
      claims: ['CAN_MANAGE_USERS', 'CAN_MANAGE_ROLE_CLAIMS'],
      Page: lazyPart(async () => ({ default: (await import('./PeoplePage.tsx')).PeoplePage })),
      list: 'people',
      admin: { label: 'Users', about: 'Who can sign in, with which roles and groups', icon: Users, place: 10 },
    },
    {
      path: '/admin/manage-users/users/:id/:tab?',
      claims: ['CAN_MANAGE_USERS'],
      Page: lazyPart(async () => ({ default: (await import('./PersonPage.tsx')).PersonPage })),
    },
  ],
};
