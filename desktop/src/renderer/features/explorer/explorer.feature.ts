// GraphiQL, a page of its own.
import { Braces } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';

export const EXPLORER: Feature = {
  name: 'explorer',
  records: ['SavedOperation'],
  routes: [
    {
      path: '/graphiql',
      claims: ['CAN_ACCESS_ADMINISTRATOR_TASKS'],
      Page: null,
      rail: { label: 'GraphiQL', icon: Braces, key: 'q', place: 90 },
    },
  ],
};
