// The job of another instant has the job's own id: it is shown, and never enters the cache, where it would stand in today's page (decision 081).
import { useState } from 'react';
import { screen } from '@testing-library/react';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { useData } from '../../../platform/data/DataRoot.tsx';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { useJobThen } from './use-job-then.ts';

const TODAY = { 'Construction:7': { __typename: 'Construction', id: 7, workOrder: 'WO-7' } };

function Then() {
  const { client } = useData();
  useState(() => client.cache.restore(TODAY));
  const { then } = useJobThen(7, '2026-11-20T02:00:00Z');
  return then === null ? null : <output>{`${then.job?.workOrder ?? ''} ${JSON.stringify(client.cache.extract())}`}</output>;
}

test('what was is read past the cache: the job of today stays as it is', async () => {
  const platform = buildPlatform({ gql: () => Promise.resolve({ jobAsAt: { job: { id: 7, workOrder: 'WO-6' } } }) });
  renderSignedIn(<Then />, { platform });
  expect(await screen.findByText(/^WO-6/)).toHaveTextContent(`WO-6 ${JSON.stringify(TODAY)}`);
});
