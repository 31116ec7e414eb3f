// Draws a screen as a signed-in person, for component tests: no server, no sign-in.
import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ToastProvider } from '@lotline/shared-ui/components/Toast/ToastProvider';
import { meToActor } from '@lotline/web-session/me-to-actor';
import type { FormDraftsOf } from '@lotline/web-session/device/form-drafts';
import type { Me } from '@lotline/web-session/me';
import type { Platform } from '@lotline/web-session/platform';
import { PresentContext } from '@lotline/web-session/react/me-context';
import { PlatformContext } from '@lotline/web-session/react/platform-context';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { RECORDS } from '../app/features.ts';
import { createClient } from '../platform/data/client.ts';
import { DataRoot } from '../platform/data/DataRoot.tsx';
import { LocalContext, type Local } from '../platform/data/local-store.ts';
import { completing } from './with-typenames.ts';

export function buildMe(part: Partial<Me> = {}): Me {
  return {
    id: 2,
    canLogIn: true,
    email: 'office@lotline.example',
    firstName: 'Asha',
    lastName: 'Menon',
    displayName: 'Asha Menon',
    role: 'Office',
    roles: ['Office'],
    isSubcontractor: false,
    independentContractorId: null,
    groupUsers: [],
    claims: [{ claimValue: 'CAN_ACCESS_FIELD_WORK' }, { claimValue: 'CAN_VIEW_ALL_GROUPS' }],
    ...part,
  };
}

export const holding = (...claims: string[]): Me => buildMe({ claims: claims.map((claimValue) => ({ claimValue })) });

const kept = new Set<Promise<unknown>>();
/** What a form keeps is on the device before the next test begins, and before the last one ends. */
afterEach(async () => {
  await Promise.allSettled(kept);
  kept.clear();
});

function handled(platform: Platform): Platform {
  const handle = <T,>(work: Promise<T>): Promise<T> => {
    kept.add(work);
    return work;
  };
  const formDraftsOf: FormDraftsOf = (personId) => {
    const { find, keep, letGo } = platform.formDraftsOf(personId);
    return { find: (name) => handle(find(name)), keep: (name, draft) => handle(keep(name, draft)), letGo: (name) => handle(letGo(name)) };
  };
  return { ...platform, formDraftsOf };
}

interface Given {
  readonly me?: Me;
  readonly path?: string;
  readonly platform?: Platform;
  /** The program around the page; left out, it is a browser. */
  readonly program?: Local | null;
}

export function renderSignedIn(screen: ReactNode, { me = buildMe(), path = '/', platform = buildPlatform(), program = null }: Given = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={client}>
        <PresentContext value={{ me, actor: meToActor(me) }}>
          <PlatformContext value={handled(platform)}>
            <LocalContext value={program}>
              <DataRoot records={RECORDS} make={(_calls, wish) => createClient(completing(platform.calls), { ...wish, isRetrying: false })}>
                <ToastProvider>{screen}</ToastProvider>
              </DataRoot>
            </LocalContext>
          </PlatformContext>
        </PresentContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
