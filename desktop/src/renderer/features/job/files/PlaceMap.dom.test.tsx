// Where a picture was taken: read out, drawn beside the job's others, and opened on a real map.
import { render, screen } from '@testing-library/react';
import { PlaceMap } from './PlaceMap.tsx';
import { buildFile } from '@lotline/schema/testing/build-file';

const placed = (title: string, latitude: number) => buildFile({ title, latitude, longitude: 150.9931, accuracyMetres: 6 });

test('its place is drawn among those of the others, with a scale and the way to a map', () => {
  const [own, other, without] = [placed('Pit-1.jpg', -33.8142), placed('Pit-2.jpg', -33.8146), buildFile()];
  const { container } = render(<PlaceMap file={own} files={[own, other, without]} />);
  expect(screen.getByRole('img', { name: 'Location of Pit-1.jpg among one other, north up' })).toBeVisible();
  // the dot of each and the doubt about it
  expect(container.querySelectorAll('circle')).toHaveLength(4);
  expect(screen.getByText('20 m')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open on a map' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=-33.8142,150.9931',
  );
});

test('without a place it says so, whatever the others have', () => {
  const own = buildFile();
  render(<PlaceMap file={own} files={[own, placed('Pit-2.jpg', -33.8146)]} />);
  expect(screen.getByText('This file has no location.')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
