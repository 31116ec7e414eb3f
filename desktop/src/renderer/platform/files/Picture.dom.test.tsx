// A thumbnail that does not exist yet is not requested, and a failed one is requested again, later each time; an icon stands in its place.
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPhoto } from '@lotline/schema/testing/build-file';
import { PlatformContext } from '@lotline/web-session/react/platform-context';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { auditPopup } from '../../testing/audit-popup.ts';
import { FileGrid } from './FileGrid.tsx';
import { Picture } from './Picture.tsx';

const SRC = 'http://localhost/api/files/1?variant=thumbnail';
const picture = () => screen.queryByAltText('Pit');

test('until the record has its thumbnail none is requested; from then on it is', () => {
  const photo = buildPhoto({ hasThumbnail: false });
  const grid = (hasThumbnail: boolean) => (
    <PlatformContext value={buildPlatform()}>
      <FileGrid label="Files" zone="Australia/Sydney" files={[{ ...photo, hasThumbnail }]} onOpen={() => undefined} />
    </PlatformContext>
  );
  const { container, rerender } = render(grid(false));
  expect(container.querySelector('img')).toBeNull();
  rerender(grid(true));
  expect(container.querySelector('img')).toHaveAttribute('src', `${String(photo.url)}?variant=thumbnail`);
});

test('the other button of the pointer opens what can be done with a file; Esc leads back to it', async () => {
  const photo = buildPhoto({ mayChange: true });
  const [onOpen, onPick, onRemove] = [jest.fn(), jest.fn(), jest.fn()];
  render(
    <PlatformContext value={buildPlatform()}>
      <FileGrid label="Files" zone="Australia/Sydney" files={[photo]} {...{ onOpen, onPick, onRemove }} />
    </PlatformContext>,
  );
  const file = () => screen.getByRole('button', { name: photo.title });
  fireEvent.contextMenu(file());
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Open', 'Select', 'Remove…']);
  await auditPopup('FileMenu');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(file()).toHaveFocus();
  fireEvent.contextMenu(file());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove…' }));
  expect(onRemove).toHaveBeenCalledWith(photo);
  expect(onOpen).not.toHaveBeenCalled();
});

test('a failed thumbnail is requested again after growing pauses, five times at most', () => {
  jest.useFakeTimers();
  render(<Picture src={SRC} alt="Pit" />);
  for (const [failures, afterMs] of [2_000, 4_000, 8_000, 16_000].entries()) {
    const img = picture();
    expect(img).toHaveAttribute('src', failures === 0 ? SRC : `${SRC}&again=${String(failures)}`);
    if (img !== null) fireEvent.error(img);
    act(() => void jest.advanceTimersByTime(afterMs - 1));
    expect(picture()).toBeNull();
    act(() => void jest.advanceTimersByTime(1));
  }
  fireEvent.error(screen.getByAltText('Pit'));
  act(() => void jest.advanceTimersByTime(10 * 60_000));
  expect(picture()).toBeNull();
  jest.useRealTimers();
});
