// Independent contractors: the list and a contractor's page. To edit is an address of its own, so that it can be linked to.
import { Banknote, BriefcaseBusiness } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

const CLAIMS = ['CAN_MANAGE_INDEPENDENT_CONTRACTORS'] as const;

export const CONTRACTORS: Feature = {
  name: 'contractors',
  records: ['ContractorPaymentRow', 'ContractorRow'],
  routes: [
    {
      path: '/admin/independent-contractors',
      claims: CLAIMS,
      Page: lazyPart(async () => ({ default: (await import('./ContractorsPage.tsx')).ContractorsPage })),
      list: 'contractors',
      admin: {
        label: 'Contractors',
        about: 'Subcontractors: business numbers, GST, agreements and their groups',
        icon: BriefcaseBusiness,
        place: 40,
      },
    },
    {
      path: '/admin/contractor-payments',
      claims: CLAIMS,
      Page: lazyPart(async () => ({ default: (await import('./ContractorPaymentsPage.tsx')).ContractorPaymentsPage })),
      list: 'contractorPayments',
      admin: {
        label: 'Payments to contractors',
        about: 'What was raised, disputed, approved and paid for each task',
        icon: Banknote,
        place: 41,
      },
    },
    {
      path: '/admin/independent-contractors/:id/:tab?',
      claims: CLAIMS,
      Page: lazyPart(async () => ({ default: (await import('./ContractorPage.tsx')).ContractorPage })),
    },
  ],
};
