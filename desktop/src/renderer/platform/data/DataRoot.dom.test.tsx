// One client for each person who is signed in: what it read goes with them, and what was on its way reaches nobody (decision 081).
import { render, waitFor } from '@testing-library/react';
import type { ApolloClient } from '@apollo/client';
import { GetJobCostsDocument } from '@lotline/schema/generated/documents/cost';
import { meToActor } from '@lotline/web-session/me-to-actor';
import { PresentContext } from '@lotline/web-session/react/me-context';
import { PlatformContext } from '@lotline/web-session/react/platform-context';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { buildMe } from '../../testing/render-signed-in.tsx';
import { completing } from '../../testing/with-typenames.ts';
import { createClient } from './client.ts';
import { DataRoot } from './DataRoot.tsx';
import { useRead } from './use-read.ts';

function Costs({ jobId }: { readonly jobId: number }) {
  useRead(GetJobCostsDocument, { variables: { constructionId: jobId }, follows: [] });
  return null;
}

test('the next person has a client of their own; the one before is empty, also of an answer that comes late', async () => {
  const clients: ApolloClient[] = [];
  let answerLate: (value: unknown) => void = () => undefined;
  const platform = buildPlatform({
    gql: (_document, variables) => {
      const isLate = JSON.stringify(variables).includes('8');
      const answer = { jobCosts: { boms: [{ id: 1 }] } };
      return isLate ? new Promise((resolve) => (answerLate = () => resolve(answer))) : Promise.resolve(answer);
    },
  });
  const of = (id: number) => {
    const me = buildMe({ id });
    return (
      <PlatformContext value={platform}>
        <PresentContext value={{ me, actor: meToActor(me) }}>
          {/* as the session's gate draws it */}
          <DataRoot
            key={id}
            records={['JobCost']}
            make={(_calls, wish) => {
              const client = createClient(completing(platform.calls), { ...wish, isRetrying: false });
              clients.push(client);
              return client;
            }}
          >
            <Costs jobId={7} />
            <Costs jobId={8} />
          </DataRoot>
        </PresentContext>
      </PlatformContext>
    );
  };
  const { rerender } = render(of(2));
  const [first] = clients;
  await waitFor(() => expect(first?.cache.extract()).toHaveProperty('JobCost:1'));
  rerender(of(3));
  await waitFor(() => expect(first?.cache.extract()).toEqual({}));
  const second = clients.at(-1);
  expect(second).not.toBe(first);
  answerLate(null);
  await waitFor(() => expect(second?.cache.extract()).toHaveProperty('JobCost:1'));
  expect(first?.cache.extract()).toEqual({});
});
