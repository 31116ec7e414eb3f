// The file for Xero: what it requests, by the list's own filter.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { XERO_FILE_COLUMNS } from '@lotline/schema/domain/contractor/contractor-payment.columns';
import type { Call } from '@lotline/web-session/send';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { XeroFile } from './XeroFile.tsx';

test.each<[object, object]>([
  [{ contractors: ['Ridgeway'] }, { contractors: ['Ridgeway'], states: ['approved', 'issued'] }],
  [{ states: ['paid'] }, { states: ['paid'] }],
])('the list filtered by %j is requested by %j', async (filter, asked) => {
  const platform = buildPlatform();
  const send = jest.fn((_call: Call): Promise<Response> => Promise.reject(new Error('The server cannot be reached.')));
  renderSignedIn(<XeroFile filter={filter} sort={null} />, { platform: { ...platform, calls: { ...platform.calls, send } } });
  await userEvent.click(screen.getByRole('button', { name: 'File for Xero' }));
  expect(await screen.findByText('The server cannot be reached.')).toBeVisible();
  const { pathname, searchParams } = new URL(send.mock.calls[0]?.[0].path ?? '', 'http://server.example');
  expect(pathname).toBe('/api/exports/contractorPayments.csv');
  expect(searchParams.get('columns')).toBe(XERO_FILE_COLUMNS.join());
  expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual(asked);
});
