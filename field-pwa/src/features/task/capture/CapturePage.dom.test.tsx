// The two addresses of the capture screen.
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import CapturePage from './CapturePage.tsx';

jest.mock('../../../platform/photos/stamp/stamper.ts', () => ({ createStamper: () => ({ stamp: jest.fn(), stop: () => undefined }) }));

test.each([
  ['capture2', 'Capture new image', '1 §2'],
  ['capture', 'Take Picture', '2 §2'],
])('at /%s/ the button reads %s (Spec %s)', async (address, name) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderSignedIn(
    <Routes>
      <Route path={`/field/construction/:constructionId/${address}/:taskId`} element={<CapturePage />} />
    </Routes>,
    { path: `/field/construction/10/${address}/11`, platform: buildPlatform() },
  );
  expect(await screen.findByRole('button', { name })).toBeVisible();
  jest.restoreAllMocks();
});
