// Draws a screen as a signed-in person, for component tests: no server, no sign-in.
import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ToastProvider } from '@lotline/shared-ui/components/Toast/ToastProvider';
import type { Me } from '@lotline/web-session/me';
import type { Platform } from '@lotline/web-session/platform';
import { PresentContext } from '@lotline/web-session/react/me-context';
import { PlatformContext } from '@lotline/web-session/react/platform-context';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { taskFacts } from '../features/task/facts/task-facts.ts';
import { PhotosRoot } from '../platform/photos/PhotosRoot.tsx';
import { OutboxRoot } from '../platform/outbox/OutboxRoot.tsx';
import { meToActor } from '@lotline/web-session/me-to-actor';

export function buildMe(part: Partial<Me> = {}): Me {
  return {
    id: 5,
    canLogIn: true,
    email: 'field@lotline.example',
    firstName: 'Ruth',
    lastName: 'Okafor',
    displayName: 'Ruth Okafor',
    role: 'Field worker',
    roles: ['Field worker'],
    isSubcontractor: false,
    independentContractorId: null,
    groupUsers: [{ isPrimaryContact: false, group: { id: 2, name: 'Crew North', isSubcontractor: false } }],
    claims: [{ claimValue: 'CAN_ACCESS_FIELD_WORK' }],
    ...part,
  };
}

interface Given {
  readonly me?: Me;
  readonly path?: string;
  readonly platform?: Platform;
}

export function renderSignedIn(
  screen: ReactNode,
  { me = buildMe(), path = '/field/construction', platform = buildPlatform() }: Given = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const drawn = render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={client}>
        <ToastProvider>
          <PresentContext value={{ me, actor: meToActor(me) }}>
            <PlatformContext value={platform}>
              <OutboxRoot factsOf={taskFacts}>
                <PhotosRoot>{screen}</PhotosRoot>
              </OutboxRoot>
            </PlatformContext>
          </PresentContext>
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { ...drawn, client };
}
