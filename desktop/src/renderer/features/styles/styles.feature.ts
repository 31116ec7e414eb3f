// The style pages: every real part of the apps in every state (specification 2 §2, route table).
import { Contrast } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

const Page = lazyPart(async () => ({ default: (await import('./StylePage.tsx')).StylePage }));
const CLAIMS = ['CAN_VIEW_STYLES'] as const;
const COVERED = ['/theme', '/base', '/buttons', '/icons', '/notifications', '/widgets', '/charts'];

export const STYLES: Feature = {
  name: 'styles',
  routes: [
    { path: '/theme', claims: CLAIMS, Page, rail: { label: 'Styles', icon: Contrast, key: 'y', place: 95, covers: COVERED } },
    ...[
      '/theme/colors',
      '/theme/typography',
      '/base/:part?',
      '/buttons/:part?',
      '/icons/:part?',
      '/notifications/:part?',
      '/widgets',
      '/charts',
    ].map((path) => ({ path, claims: CLAIMS, Page })),
  ],
};
