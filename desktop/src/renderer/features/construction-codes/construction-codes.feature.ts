// Construction codes, the customers' schedules of rates: the list and a code's page. To edit is an address of its own, so that it can be linked to.
import { ScrollText } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

const CLAIMS = ['CAN_MANAGE_CONSTRUCTION_CODES'] as const;

export const CONSTRUCTION_CODES: Feature = {
  name: 'construction-codes',
  records: ['ConstructionCodeRow'],
  routes: [
    {
      path: '/admin/constructioncodes',
      claims: CLAIMS,
      Page: lazyPart(async () => ({ default: (await import('./ConstructionCodesPage.tsx')).ConstructionCodesPage })),
      list: 'constructionCodes',
      admin: {
        label: 'Construction codes',
        about: 'What customers pay for each item, under their own codes',
        icon: ScrollText,
        place: 52,
      },
    },
    {
      path: '/admin/constructioncodes/:id/:tab?',
      claims: CLAIMS,
      Page: lazyPart(async () => ({ default: (await import('./ConstructionCodePage.tsx')).ConstructionCodePage })),
    },
  ],
};
