// What is known of a file beside it: its categories are tags in the colours that the office gave them.
import { screen } from '@testing-library/react';
import { buildFile } from '@lotline/schema/testing/build-file';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { StampFrame } from './StampFrame.tsx';

const gql = () =>
  Promise.resolve({ lookups: [{ name: 'Attachment category', data: [], colours: [{ label: 'Design', colour: 'purple' }] }] });
const draw = (tags: string) =>
  renderSignedIn(<StampFrame file={buildFile({ tags })} zone="Australia/Sydney" of={[]} />, { platform: buildPlatform({ gql }) });

test('each tag stands by itself, a category in its colour whatever its case, another one without', async () => {
  draw('design; Rev B');
  await screen.findByText('design');
  expect(await screen.findByText((_, tag) => tag?.getAttribute('data-colour') === 'purple')).toHaveTextContent('design');
  expect(screen.getByText('Rev B')).not.toHaveAttribute('data-colour');
});

test('a file without tags has no line for them', () => {
  draw('');
  expect(screen.queryByText('Tags')).toBeNull();
});
