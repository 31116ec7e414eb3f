// Groups: the list and a group's page. To edit is an address of its own, so that it can be linked to.
import { UsersRound } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

const GroupPage = lazyPart(async () => ({ default: (await import('./GroupPage.tsx')).GroupPage }));

export const GROUPS: Feature = {
  name: 'groups',
  records: ['GroupRow'],
  routes: [
    {
      path: '/admin/groups',
      claims: ['CAN_MANAGE_GROUPS'],
      Page: lazyPart(async () => ({ default: (await import('./GroupsPage.tsx')).GroupsPage })),
      list: 'groups',
      admin: {
        label: 'Groups',
        about: 'Crews and subcontractors: who is in them, hours, leave and their order in the schedule',
        icon: UsersRound,
        place: 30,
      },
    },
    { path: '/admin/groups/:id/:tab?', claims: ['CAN_MANAGE_GROUPS'], Page: GroupPage },
  ],
};
