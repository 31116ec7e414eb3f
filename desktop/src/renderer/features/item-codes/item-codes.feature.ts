// The catalogue of item codes.
import { Barcode } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

export const ITEM_CODES: Feature = {
  name: 'item-codes',
  records: ['ItemCode'],
  routes: [
    {
      path: '/admin/itemcodes',
      claims: ['CAN_MANAGE_ITEM_CODES'],
      Page: lazyPart(async () => ({ default: (await import('./ItemCodesPage.tsx')).ItemCodesPage })),
      list: 'itemCodes',
      admin: { label: 'Item codes', about: 'What is counted on jobs: codes, units and unit amounts', icon: Barcode, place: 50 },
    },
  ],
};
