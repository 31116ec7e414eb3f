// A list's address while another page is on its way.
import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { PlatformContext } from '@lotline/web-session/react/platform-context';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { useListAddress } from './use-list-address.ts';

const SORTS: readonly string[] = [];
const PLATFORM = buildPlatform();
const Around = ({ children }: { readonly children: ReactNode }) => (
  <BrowserRouter>
    <PlatformContext value={PLATFORM}>{children}</PlatformContext>
  </BrowserRouter>
);

test('a search that was typed before another page was asked for does not call the list back', () => {
  window.history.replaceState({ idx: 0 }, '', '/admin/childcodes');
  const { result } = renderHook(() => useListAddress([], SORTS), { wrapper: Around });
  act(() => result.current.change({ ...result.current.query, search: 'duct' }, true));
  expect(window.location.search).toBe('?q=duct');
  // the next page is loading: its address stands, the list is still drawn
  window.history.pushState({ idx: 1 }, '', '/admin/childcodes/7');
  act(() => result.current.change({ ...result.current.query, search: 'pit' }, true));
  expect(window.location.href).toMatch(/\/admin\/childcodes\/7$/);
});
