// Which words a reader sees, by the address from which the office writes (screens.md §2.21).
import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { chooseOption } from '../../testing/choose-option.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { AntdRoot } from '../../platform/controls/AntdRoot.tsx';
import { MessagePreview } from './MessagePreview.tsx';

const messages = (own: object) => ({
  ...{ builderRequest: 'May we? {link} {signature}', invitation: 'Hi {name} {signature}' },
  hosts: [{ host: 'Works.example', signature: 'Works', domainName: 'go.example', ...own }],
});

/** With what somebody types next. */
function Page() {
  const [own, setOwn] = useState<object>({ builderRequest: 'Works asks: {link} {signature}' });
  return (
    <AntdRoot>
      <button onClick={() => setOwn({ builderRequest: '', invitation: 'Welcome {name}' })}>Type</button>
      <MessagePreview messages={messages(own)} />
    </AntdRoot>
  );
}

test('the words of the host that is chosen are shown as they are typed, and the company’s where it has none', async () => {
  renderSignedIn(<Page />, { platform: buildPlatform({}) });
  expect(await screen.findByRole('region', { name: 'As the builder reads it' })).toHaveTextContent('May we? https://…/builders/… Lotline');
  await chooseOption('Preview as sent from', 'works.example');
  const builder = screen.getByRole('region', { name: 'As the builder reads it, sent from works.example' });
  expect(builder).toHaveTextContent('Works asks: https://go.example/builders/… Works');
  const invited = screen.getByRole('region', { name: 'As the invited person reads it, sent from works.example' });
  expect(invited).toHaveTextContent('Hi Nia Works');
  await userEvent.click(screen.getByRole('button', { name: 'Type' }));
  expect(builder).toHaveTextContent('May we? https://go.example/builders/… Works');
  expect(invited).toHaveTextContent('Welcome Nia');
});
