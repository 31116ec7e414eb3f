// The form of a project: made once, however often it is sent.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { ProjectSheet } from './ProjectSheet.tsx';

test('a project whose answer was lost is created again as the same action, not as a second one', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const sent: unknown[] = [];
  const onSaved = jest.fn();
  const gql = (_document: unknown, variables?: unknown): Promise<unknown> => {
    sent.push(
      JSON.parse(JSON.stringify(variables, (name: string, value: unknown) => (/^(occurred|sent)At$/.test(name) ? undefined : value))),
    );
    if (sent.length === 1) return Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 }));
    return Promise.resolve({ saveProject: { id: 3 } });
  };
  renderSignedIn(<ProjectSheet project={null} onSaved={onSaved} onClose={() => undefined} />, { platform: buildPlatform({ gql }) });
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Rouse Hill stage 2');
  await userEvent.click(screen.getByRole('button', { name: 'Create project' }));
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Create project' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 3 })));
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});
