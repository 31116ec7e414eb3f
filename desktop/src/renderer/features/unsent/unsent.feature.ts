// What waits on this computer to be sent, and what the server refused (decision 085). In a browser nothing waits.
import type { Feature } from '../../platform/feature/feature.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';
import { UNSENT_PATH } from '../../platform/outbox/waiting-action.ts';

export const UNSENT: Feature = {
  name: 'unsent',
  routes: [{ path: UNSENT_PATH, claims: [], Page: lazyPart(async () => ({ default: (await import('./UnsentPage.tsx')).UnsentPage })) }],
};
