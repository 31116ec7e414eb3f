// How each work type behaves (screens.md §2.21).
import { SlidersHorizontal } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

const Page = lazyPart(async () => ({ default: (await import('./SettingsPage.tsx')).SettingsPage }));
const claims = ['CAN_MANAGE_SYSTEM_SETTINGS'] as const;

export const SETTINGS: Feature = {
  name: 'settings',
  routes: [
    {
      path: '/admin/settings',
      claims,
      Page,
      admin: {
        label: 'Settings',
        about: 'The company, its messages and holidays; statuses, fields, photos and templates of each work type',
        icon: SlidersHorizontal,
        place: 70,
      },
    },
    { path: '/admin/settings/:companyTab', claims, Page },
    { path: '/admin/settings/jobSettings/:tab/:workType?', claims, Page },
  ],
};
