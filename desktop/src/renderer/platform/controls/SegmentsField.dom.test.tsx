import { useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { SegmentsField } from './SegmentsField.tsx';

const WHO = [
  { value: 'field', label: 'Field chat' },
  { value: 'internal', label: 'Internal' },
];

function Form() {
  const [value, setValue] = useState('field');
  return <SegmentsField label="Who reads it" value={value} options={WHO} onChange={setValue} />;
}

// first: it waits once in this file, for the code that the others have by then
test('what is chosen before antd’s has come counts, and the focus stays in the group', async () => {
  renderSignedIn(<Form />);
  const waiting = screen.getByRole('radio', { name: 'Internal' });
  waiting.focus();
  // jsdom has no pointer events, so its button is a mouse event's
  fireEvent(screen.getByText('Internal'), new MouseEvent('pointerdown', { bubbles: true }));
  expect(waiting).toBeChecked();
  fireEvent.click(screen.getByText('Field chat'));
  expect(waiting).not.toBeChecked();
  fireEvent.click(waiting);
  await waitFor(() => expect(waiting).not.toBeInTheDocument());
  const choice = screen.getByRole('radio', { name: 'Internal' });
  expect(choice).toBeChecked();
  expect(choice).toHaveFocus();
});

test('a few choices are one group with its label; a click on the words counts, and the arrows go on', async () => {
  renderSignedIn(<Form />);
  const group = await screen.findByRole('radiogroup', { name: 'Who reads it' });
  expect(group).not.toHaveAttribute('tabindex');
  await userEvent.click(screen.getByText('Internal'));
  expect(screen.getByRole('radio', { name: 'Internal' })).toBeChecked();
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Internal' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Field chat' })).toBeChecked();
});
