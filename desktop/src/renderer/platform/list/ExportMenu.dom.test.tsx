// A list as a file, in the chosen format.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TASK_LIST } from '@lotline/schema/domain/task/task.columns';
import type { Call } from '@lotline/web-session/send';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { auditPopup } from '../../testing/audit-popup.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { useExport } from './use-export.ts';

function Exporting() {
  const { isBusy, run } = useExport();
  return (
    <ExportMenu
      isBusy={isBusy}
      onExport={(format) => run({ list: TASK_LIST, format, filter: { view: 'mine' }, sort: null, columns: ['name', 'group'] })}
    />
  );
}

test.each([
  ['CSV', 'csv', 'text/csv'],
  ['Excel (.xlsx)', 'xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
])('%s is requested with the same filter and columns; a failure is shown, and nothing is saved', async (label, ending, accept) => {
  const platform = buildPlatform();
  const send = jest.fn((_call: Call): Promise<Response> => Promise.reject(new Error('The server cannot be reached.')));
  const save = jest.fn();
  renderSignedIn(<Exporting />, { platform: { ...platform, calls: { ...platform.calls, send }, files: { ...platform.files, save } } });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await auditPopup('ExportMenu');
  await userEvent.click(screen.getByRole('menuitem', { name: label }));
  expect(await screen.findByText('The server cannot be reached.')).toBeVisible();
  const [call] = send.mock.calls[0] ?? [];
  expect(call?.accept).toBe(accept);
  const asked = new URL(call?.path ?? '', 'http://server.example');
  expect(asked.pathname).toBe(`/api/exports/tasks.${ending}`);
  expect(Object.fromEntries(asked.searchParams)).toEqual({ filter: '{"view":"mine"}', columns: 'name,group' });
  expect(save).not.toHaveBeenCalled();
  // the panel is gone
  expect(screen.queryByRole('menuitem', { name: label })).toBeNull();
});

test('what was downloaded is said by its name', async () => {
  const platform = buildPlatform();
  // jsdom has no Response
  const answer: Pick<Response, 'ok' | 'blob'> = { ok: true, blob: () => Promise.resolve(new Blob(['Task,Group'])) };
  const send = () => Promise.resolve(answer as Response);
  const save = jest.fn();
  renderSignedIn(<Exporting />, { platform: { ...platform, calls: { ...platform.calls, send }, files: { ...platform.files, save } } });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
  expect(await screen.findByText(/^Downloaded: tasks-.*\.csv$/)).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
});
