// The lists that the office keeps (screens.md §2.20).
import { ListOrdered } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

export const LOOKUPS: Feature = {
  name: 'lookups',
  routes: [
    {
      path: '/admin/lookups',
      claims: ['CAN_MANAGE_LOOKUPS'],
      Page: lazyPart(async () => ({ default: (await import('./LookupsPage.tsx')).LookupsPage })),
      admin: {
        label: 'Lists',
        about: 'Builders, regions, road and build types, work types, contracts, units, payment terms, file categories, reasons',
        icon: ListOrdered,
        place: 60,
      },
    },
  ],
};
