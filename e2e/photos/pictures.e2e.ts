// The pictures of docs/pictures of camera, files, ticket of work and receipts: `PICTURES=1 npm test -- e2e photos/pictures`.
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { drawnPhoto } from '../../api/test/drawn-photo.ts';
import { addFile } from '../attachments/files-page.ts';
import { shoot, shootLandscape, TAKES_PICTURES } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';
import { findTask, sql } from '../task-page/field-task.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import { answerHazards, assessToHazards, draw, next, tick, ticketPath } from '../ticket/ticket-steps.ts';
import { takePicture } from './capture-screen.ts';
import { whenAllSent } from './photo-work.ts';

const SUB = 'sub@lotline.example';
const TINTS = ['#8a5a3b', '#5f6b73', '#0a4f8f', '#6d7f4f', '#b08d57'];

if (TAKES_PICTURES) {
  test('camera, task, gallery, viewer, editor and uploads', async ({ server, openAs, context }) => {
    await context.grantPermissions(['camera', 'geolocation'], { origin: server.url });
    await context.setGeolocation({ latitude: -33.64123, longitude: 150.90534, accuracy: 6 });
    const task = await findTask(server, LANDMARKS.sub.onsite);
    for (const [at, tint] of TINTS.entries())
      await addFile(server, SUB, task, { name: `Trench-${String(at + 1)}.jpg`, bytes: await drawnPhoto(1024, 768, tint), tags: 'Photos' });
    const plan = Buffer.from('%PDF-1.7\n%%EOF');
    await addFile(server, SUB, task, { name: '48213-PNI-rev-C.pdf', bytes: plan, tags: 'Design', isDocAttachment: true });
    const page = await openAs(`/field/construction/${String(task.jobId)}/capture2/${String(task.taskId)}`, SUB);
    await expect(page.getByText('-33.6412 150.9053 · ±6 m')).toBeVisible();
    await takePicture(page, 'Frontage-1.jpg');
    await whenAllSent(page);
    await shoot(page, 'capture', { fold: true });
    await shootLandscape(page, 'capture');
    await page.goto(task.path);
    const last = page.getByRole('button', { name: 'Trench-1.jpg' }).locator('img');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveJSProperty('complete', true);
    await shoot(page, 'attachments');
    await page.goto(`/field/construction/${String(task.jobId)}/photos`);
    const tiles = page.getByRole('list', { name: 'Photos' }).getByRole('button');
    await expect(tiles.filter({ hasText: 'Trench-1.jpg' })).toBeVisible();
    await shoot(page, 'gallery', { fold: true });
    await tiles.filter({ hasText: 'Trench-3.jpg' }).click();
    const viewer = page.getByRole('dialog').first();
    await expect(viewer.locator('img')).toHaveJSProperty('complete', true);
    await shoot(page, 'viewer', { fold: true });
    await viewer.getByRole('button', { name: 'Edit Photo Details' }).click();
    await expect(page.locator('canvas')).toBeVisible();
    await shoot(page, 'editor', { fold: true });
    await page.goto(`/field/construction/${String(task.jobId)}/${String(task.taskId)}/attachments`);
    await expect(page.getByRole('heading', { level: 1, name: 'Upload files' })).toBeVisible();
    await shoot(page, 'uploads', { fold: true });
  });

  test('ticket of work and receipts', async ({ server, openAs }) => {
    const task = await freshTask(server, 'Ridgeway Cabling');
    const page = await openAs(ticketPath(task), SUB);
    await assessToHazards(page, false);
    await next(page, 'Hazards and controls');
    await answerHazards(page);
    await shoot(page, 'ticket', { fold: true });
    await next(page, 'Sign-on');
    await tick(page, /^I have read the plans/);
    await draw(page);
    await shoot(page, 'ticket-sign-on', { fold: true });
    await addFile(server, SUB, task, { name: 'Trench-1.jpg', bytes: await drawnPhoto(1024, 768), tags: 'Photos' });
    await expect
      .poll(async () => {
        await sql(server, 'update graphile_worker._private_jobs set run_at = now() where run_at > now()', []);
        return (await sql(server, 'select id from receipt', [])).length;
      })
      .toBeGreaterThan(0);
    await page.goto('/field/receipts');
    const row = page.getByRole('list', { name: 'Receipts, newest first' }).getByRole('link');
    await expect(row.first()).toBeVisible();
    await shoot(page, 'receipts', { fold: true });
    await row.first().click();
    await expect(page.getByText('As it was signed')).toBeVisible();
    await shoot(page, 'receipt', { fold: true });
  });
}
