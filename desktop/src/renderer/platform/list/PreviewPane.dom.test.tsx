import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PreviewPane } from './PreviewPane.tsx';

const { innerWidth } = window;
afterEach(() => {
  window.innerWidth = innerWidth;
});

const draw = (onClose: () => void) =>
  render(
    <PreviewPane label="job 48213" title="48213" isBusy={false} onStep={jest.fn()} onClose={onClose} footer={null}>
      Westline Access
    </PreviewPane>,
  );
const details = () => screen.getByRole('region', { name: 'Details of job 48213' });

test('where the preview stands in the list’s place it has the focus, and Escape leads back', async () => {
  window.innerWidth = 720;
  const onClose = jest.fn();
  draw(onClose);
  expect(details()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('beside the list it leaves the focus where it is', () => {
  window.innerWidth = 1440;
  draw(jest.fn());
  expect(details()).not.toHaveFocus();
});
