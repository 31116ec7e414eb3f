// The card, its viewer and a task's documents as a person meets them (specification 1 §2, §5; 2 §5).
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { buildPageData } from '../testing/build-page-data.ts';
import AttachmentsCard from './card/AttachmentsCard.tsx';
import type { JobFile } from './files-of-job.ts';
import { buildFile, buildPhoto } from '@lotline/schema/testing/build-file';
import { ChooseFiles } from './upload/ChooseFiles.tsx';
import { TaskDocuments } from './upload/TaskDocuments.tsx';

function openCard(attachments: readonly JobFile[]) {
  const { construction } = buildPageData({ job: { attachments: [...attachments] } });
  if (construction === null || construction === undefined) throw new Error('there is no job');
  const platform = buildPlatform({});
  renderSignedIn(<AttachmentsCard job={construction} />, { platform });
  return platform;
}

test('tag buttons filter documents and photos alike; thumbnails come when they are near (Spec 1 §2)', async () => {
  openCard([buildPhoto({ title: 'Trench-1.jpg' }), buildFile({ title: 'Plan.pdf', tags: 'Design' })]);
  expect(screen.getByRole('button', { name: 'Trench-1.jpg' }).querySelector('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('link', { name: /Plan\.pdf/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Design 1' }));
  expect(screen.queryByRole('button', { name: 'Trench-1.jpg' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'All 2' }));
  expect(screen.getByRole('button', { name: 'Trench-1.jpg' })).toBeVisible();
});

test('a job without files says so', () => {
  openCard([]);
  expect(screen.getByText('No attachments')).toBeVisible();
});

test('without a network the card says what is not on the phone', () => {
  const { connection } = openCard([buildPhoto({ title: 'Trench-1.jpg' })]);
  expect(screen.queryByText(/^There is no connection/)).toBeNull();
  act(() => connection.reportNoAnswer());
  expect(screen.getByText(/^There is no connection\. Documents and pictures that you have not opened here yet/)).toBeVisible();
});

test('the viewer turns by arrow, zooms by key, and offers the editor to who may change the photo alone', async () => {
  openCard([buildPhoto({ title: 'Pit-1.jpg' }), buildPhoto({ title: 'Pit-2.jpg', mayChange: false, isEdited: true })]);
  await userEvent.click(screen.getByRole('button', { name: 'Pit-1.jpg' }));
  const viewer = within(screen.getByRole('dialog'));
  expect(viewer.getByRole('button', { name: 'Edit Photo Details' })).toBeVisible();
  viewer.getByRole('group').focus();
  await userEvent.keyboard('+');
  expect(viewer.getByRole('group')).toHaveAccessibleName(/150 %/);
  await userEvent.keyboard('0');
  await userEvent.keyboard('{ArrowRight}');
  expect(viewer.getByRole('heading', { name: 'Pit-2.jpg' })).toBeVisible();
  expect(viewer.queryByRole('button', { name: 'Edit Photo Details' })).toBeNull();
  expect(viewer.getByRole('link', { name: 'See the original' })).toHaveAttribute('href', expect.stringMatching(/variant=original$/));
});

test('the delete control is hidden when the file is synced or another’s (Spec 2 §5)', () => {
  const documents = [
    buildFile({ title: 'Mine.pdf' }),
    buildFile({ title: 'Synced.pdf', syncStatus: 'synced' }),
    buildFile({ title: 'Theirs.pdf', mayChange: false }),
  ];
  renderSignedIn(<TaskDocuments constructionId={1} documents={documents} />);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Delete Mine.pdf']);
});

test('a refused delete says why, and the file stays', async () => {
  const rest = () => Promise.reject(new Error('The office has taken this task back.'));
  renderSignedIn(<TaskDocuments constructionId={1} documents={[buildFile({ title: 'Mine.pdf' })]} />, {
    platform: buildPlatform({ rest }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Delete Mine.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete it for everyone' }));
  expect(await screen.findByText('The office has taken this task back.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Mine\.pdf/, hidden: true })).toBeInTheDocument();
});

const CATEGORIES = ['Photos', 'Design'];
const choose = (files: File[]) => userEvent.upload(screen.getByLabelText('Files to upload'), files);

test('without a category nothing is sent, and the alert says so word for word (Spec 2 §8)', async () => {
  renderSignedIn(<ChooseFiles constructionId={1} taskId={2} categories={CATEGORIES} />);
  await choose([new File(['x'], 'a.pdf'), new File(['x'], 'b.pdf')]);
  await userEvent.selectOptions(screen.getByLabelText('Category of a.pdf'), 'Design');
  await userEvent.click(screen.getByRole('button', { name: 'Save and upload 2 files' }));
  expect(screen.getByRole('alert')).toHaveTextContent('There are documents without categories... Please choose a category and save.');
  expect(screen.getByLabelText('Category of b.pdf')).toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: 'Leave out b.pdf' }));
  expect(screen.getByRole('button', { name: 'Save and upload' })).toBeVisible();
});

test('where one file is wanted, the next takes its place, and two are none (Spec 2 §5)', async () => {
  renderSignedIn(<ChooseFiles constructionId={1} taskId={2} categories={CATEGORIES} multiple={false} />);
  await choose([new File(['x'], 'a.pdf')]);
  await choose([new File(['x'], 'b.pdf')]);
  expect(screen.queryByText('a.pdf')).toBeNull();
  expect(screen.getByText('b.pdf')).toBeVisible();
});
