// Child codes, by which contractors are paid: the list and a code's page. To edit is an address of its own, so that it can be linked to.
import { HardHat } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

const CLAIMS = ['CAN_MANAGE_SUBCONTRACTOR_CODES'] as const;

export const CHILD_CODES: Feature = {
  name: 'child-codes',
  records: ['ChildCodeRow'],
  routes: [
    {
      path: '/admin/childcodes',
      claims: CLAIMS,
      Page: lazyPart(async () => ({ default: (await import('./ChildCodesPage.tsx')).ChildCodesPage })),
      list: 'childCodes',
      admin: { label: 'Child codes', about: 'What contractors are paid for each item, and from when', icon: HardHat, place: 54 },
    },
    {
      path: '/admin/childcodes/:id/:tab?',
      claims: CLAIMS,
      Page: lazyPart(async () => ({ default: (await import('./ChildCodePage.tsx')).ChildCodePage })),
    },
  ],
};
