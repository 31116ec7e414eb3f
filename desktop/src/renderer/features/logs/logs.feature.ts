// The logs: what people, devices and Lotline itself did (screens.md §2.23).
import { ScrollText } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';

const Activity = lazyPart(async () => ({ default: (await import('./ActivityPage.tsx')).ActivityPage }));
const Errors = lazyPart(async () => ({ default: (await import('./ErrorsPage.tsx')).ErrorsPage }));
const SignIns = lazyPart(async () => ({ default: (await import('./SignInsPage.tsx')).SignInsPage }));
const JobRuns = lazyPart(async () => ({ default: (await import('./JobRunsPage.tsx')).JobRunsPage }));
const Integrations = lazyPart(async () => ({ default: (await import('./IntegrationsPage.tsx')).IntegrationsPage }));
const Devices = lazyPart(async () => ({ default: (await import('./DevicesPage.tsx')).DevicesPage }));
const CLAIMS = ['CAN_VIEW_LOGS'] as const;

export const LOGS: Feature = {
  name: 'logs',
  records: ['ActivityEntry', 'AppError', 'JobRun', 'SentMessage', 'SignIn'],
  routes: [
    {
      path: '/logs',
      claims: CLAIMS,
      Page: Activity,
      list: 'activityLog',
      rail: { label: 'Logs', icon: ScrollText, key: 'l', place: 45, covers: ['/logs'] },
    },
    { path: '/logs/errors', claims: CLAIMS, Page: Errors, list: 'errorLog' },
    { path: '/logs/sign-ins', claims: CLAIMS, Page: SignIns, list: 'signInLog' },
    { path: '/logs/jobs', claims: CLAIMS, Page: JobRuns, list: 'jobLog' },
    { path: '/logs/integrations', claims: CLAIMS, Page: Integrations, list: 'messageLog' },
    { path: '/logs/devices', claims: CLAIMS, Page: Devices, list: 'deviceLog' },
    { path: '/logs/sync', claims: CLAIMS, Page: Activity },
    { path: '/logs/exports', claims: CLAIMS, Page: Activity },
  ],
};
