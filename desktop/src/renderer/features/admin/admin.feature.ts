// The home page of the administration (screens.md §2.17).
import { Settings } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

export const ADMIN: Feature = {
  name: 'admin',
  routes: [
    {
      path: '/admin',
      claims: ['CAN_ACCESS_ADMINISTRATION'],
      Page: lazyPart(async () => ({ default: (await import('./AdminPage.tsx')).AdminPage })),
      rail: { label: 'Admin', icon: Settings, key: 'a', place: 40, covers: ['/admin'], isOfAdmin: true },
    },
  ],
};
