// The page of roles: who may do what (screens.md §2.17).
import { KeyRound } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

export const ROLES: Feature = {
  name: 'roles',
  routes: [
    {
      path: '/admin/manage-users/rolePermissions',
      claims: ['CAN_MANAGE_ROLE_CLAIMS'],
      Page: lazyPart(async () => ({ default: (await import('./RolesPage.tsx')).RolesPage })),
      admin: { label: 'Roles and claims', about: 'What each role lets people see and do', icon: KeyRound, place: 20 },
    },
  ],
};
