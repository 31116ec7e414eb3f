// Reset: the reason survives a reload; the confirmation is typed again each time.
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auditPopup } from '../../testing/audit-popup.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { ResetSheet } from './ResetSheet.tsx';

test('after a reload the reason is restored, the confirmation never', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const open = () => renderSignedIn(<ResetSheet job={{ id: 7, workOrder: '48213' }} onClose={() => undefined} />);
  open();
  await userEvent.type(screen.getByLabelText('Type the work order, 48213'), '48213');
  await userEvent.type(screen.getByLabelText('Reason'), 'Built twice');
  await auditPopup('ResetSheet_job_actions');
  cleanup();
  open();
  expect(await screen.findByText('You typed this earlier and have not saved it.')).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('Built twice');
  expect(screen.getByLabelText('Type the work order, 48213')).toHaveValue('');
});
