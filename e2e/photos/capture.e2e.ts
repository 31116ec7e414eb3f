// The capture screen in real Chromium, with its own camera and position: taken without a network, kept, and received once there is one (specification 1
// §2, §5, §9; 2 §2, §5; issue 10 §1).
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { auditLooks } from '../support/audit.ts';
import { expect, test } from '../support/test.ts';
import { findNetwork, loseNetwork } from '../support/without-network.ts';
import { findTask, sql } from '../task-page/field-task.ts';
import { shutter, takePicture } from './capture-screen.ts';
import { readPhotos, whenAllSent } from './photo-work.ts';

const FIELD = 'field@lotline.example';

test('photos taken without a network are kept, told of, and received once there is one, with place and time', async ({
  server,
  openAs,
  context,
}) => {
  await context.grantPermissions(['camera', 'geolocation']);
  await context.setGeolocation({ latitude: -33.64123, longitude: 150.90534, accuracy: 6 });
  const task = await findTask(server, LANDMARKS.field.onsite, 'Crew North');
  const page = await openAs(task.path, FIELD);
  await expect(page.getByRole('link', { name: 'Capture Images' }).first()).toBeVisible();
  // what the work type expects is known
  await expect(page.getByText(/\d+ of \d+ received/).first()).toBeVisible();
  await loseNetwork(page);
  await page.getByRole('link', { name: 'Capture Images' }).first().click();
  await expect(page.getByLabel('Live camera')).toBeVisible();
  await expect(page.getByText('-33.6412 150.9053 · ±6 m')).toBeVisible();
  const title = page.getByLabel('Title');
  // the first of the shots that its work type expects
  await expect(title).toHaveValue('Frontage');
  await title.fill('   ');
  await shutter(page).press('Enter');
  await expect(page.getByText('Give the photo a title')).toBeVisible();
  await title.fill('T'.repeat(40));
  await expect(title).toHaveValue('T'.repeat(32));
  await title.fill('Trench');
  const number = page.getByLabel('Next Image #');
  await number.fill('0');
  await title.focus();
  await expect(number).toHaveValue('1');
  await page.getByLabel('Description/Comments').fill('East end');
  await takePicture(page, 'Trench-1.jpg');
  await expect(number).toHaveValue('2');
  await takePicture(page, 'Trench-2.jpg');
  await title.fill('Pit');
  await expect(number).toHaveValue('1');
  await expect(page.getByText('2 files need syncing')).toBeVisible();
  await expect(page.locator('[data-photo][data-state="saved"]')).toHaveCount(2);
  await auditLooks(page, [390, 320]);
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByText(/ received, 2 on this phone/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Offline 2/ })).toBeVisible();
  const { ids } = await readPhotos(page);
  await findNetwork(page);
  await whenAllSent(page);
  expect((await readPhotos(page)).pictures).toEqual([]);
  const rows = await sql<{ title: string; comments: string; lat: string; lon: string; acc: string; taken_at: Date | null; state: string }>(
    server,
    `select title, comments, position_latitude::text as lat, position_longitude::text as lon, position_accuracy_m::text as acc, taken_at, state
       from attachment where client_id = any($1::uuid[]) and schedule_id = $2 order by title`,
    [ids, task.taskId],
  );
  const place = {
    comments: 'East end',
    lat: '-33.64123',
    lon: '150.90534',
    acc: '6.0',
    taken_at: expect.any(Date) as Date,
    state: 'uploaded',
  };
  expect(rows).toEqual([
    { title: 'Trench-1.jpg', ...place },
    { title: 'Trench-2.jpg', ...place },
  ]);
  await expect(page.getByText(/\d+ of \d+ received(?!.*on this phone)/)).toBeVisible();
});

// each part by itself: `dom Originals OriginalsWait`, `unit originals` (what is announced, and when), `db original-pictures`
test(
  'a phone that keeps originals sends the photo alone, the original when it is told to, and it lies among the documents',
  { tag: '@soak' },
  async ({ server, openAs, context }) => {
    await context.grantPermissions(['camera', 'geolocation']);
    const task = await findTask(server, LANDMARKS.field.onsite, 'Crew North');
    const page = await openAs('/field/construction', FIELD);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('radio', { name: 'Keep the original too' }).press('Space');
    await expect(page.getByText(/It is sent on Wi-Fi, after everything else/)).toBeVisible();
    await page.goto(task.path.replace(/\/(\d+)$/, '/capture2/$1'));
    await page.getByLabel('Title').fill('Kept whole');
    await takePicture(page, 'Kept whole-1.jpg');
    await expect(page.locator('[data-photo]').filter({ hasText: 'Kept whole-1 original.jpg' })).toBeVisible();
    const kept = () =>
      sql<{ title: string; folder: string | null; is_doc: boolean; state: string }>(
        server,
        `select title, folder, is_doc_attachment as is_doc, state from attachment where title like 'Kept whole%' order by id`,
        [],
      );
    const photo = { title: 'Kept whole-1.jpg', folder: null, is_doc: false, state: 'uploaded' };
    await expect.poll(kept).toEqual([photo]);
    await page.goto('/field/queue');
    await expect(page.getByText(/^1 original \(.*\) waits for you\.$/)).toBeVisible();
    await auditLooks(page, [390, 320]);
    await page.getByRole('button', { name: 'Send it now' }).click();
    await whenAllSent(page);
    expect(await kept()).toEqual([photo, { title: 'Kept whole-1 original.jpg', folder: 'Originals', is_doc: true, state: 'uploaded' }]);
  },
);
