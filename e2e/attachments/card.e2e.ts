// The Attachments card, the viewer and Edit Photo Details (specification 1 §2, §5, §9; issue 10 §1). Tags, keys of the viewer and who is offered what are in
// dom Attachments.
import { LANDMARKS } from '../../api/src/seed/landmarks.ts';
import { drawnPhoto } from '../../api/test/drawn-photo.ts';
import { findViolations, WCAG } from '../support/axe.ts';
import { settled } from '../support/settled.ts';
import { faintTexts } from '../support/text-contrast.ts';
import { expect, test } from '../support/test.ts';
import { findTask, sheet } from '../task-page/field-task.ts';
import { addFile, fileCalled } from './files-page.ts';

const SUB = 'sub@lotline.example';

test('a photo in the viewer, drawn on, cropped and saved as PNG; the original is kept', async ({ server, openAs }) => {
  const task = await findTask(server, LANDMARKS.sub.twoCards);
  const original = await drawnPhoto(600, 800);
  await addFile(server, SUB, task, { name: 'Pit-1.jpg', bytes: original, tags: 'Photos' });
  await addFile(server, SUB, task, { name: 'Pit-2.jpg', bytes: await drawnPhoto(800, 600, '#0a4f8f'), tags: 'Photos' });
  await addFile(server, SUB, task, { name: 'Plan.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF'), tags: 'Zoning', isDocAttachment: true });
  const page = await openAs(task.path, SUB);
  const audit = async () => {
    await settled(page);
    expect(await findViolations(page, WCAG)).toEqual([]);
  };
  const card = page.locator('details').filter({ has: page.getByRole('heading', { name: /^Attachments/ }) });
  await expect(card.getByRole('link', { name: /Plan\.pdf/ })).toHaveAttribute('href', /\/api\/files\//);
  const small = card.getByRole('button', { name: 'Pit-1.jpg' }).locator('img');
  await expect(small).toHaveAttribute('src', /\?variant=thumbnail$/);
  await expect(small).toHaveAttribute('loading', 'lazy');
  await card.getByRole('button', { name: 'Pit-2.jpg' }).click();
  const viewer = page.getByRole('dialog').first();
  await expect(viewer.getByRole('heading', { name: 'Pit-2.jpg' })).toBeVisible();
  await expect(viewer.locator('img')).toHaveJSProperty('complete', true);
  await viewer.getByRole('group').press('ArrowRight');
  await expect(viewer.getByRole('heading', { name: 'Pit-1.jpg' })).toBeVisible();
  await audit();

  await viewer.getByRole('button', { name: 'Edit Photo Details' }).click();
  const canvas = page.locator('canvas');
  await expect(canvas).toBeVisible();
  expect(await canvas.evaluate((one: HTMLCanvasElement) => [one.width, one.height])).toEqual([480, 700]);
  await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faintTexts(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
  await audit();
  const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
    const box = await canvas.boundingBox();
    if (box === null) throw new Error('there is no canvas');
    await page.mouse.move(box.x + from[0] * box.width, box.y + from[1] * box.height);
    await page.mouse.down();
    await page.mouse.move(box.x + to[0] * box.width, box.y + to[1] * box.height, { steps: 5 });
    await page.mouse.up();
  };
  await canvas.scrollIntoViewIfNeeded();
  await drag([0.2, 0.3], [0.8, 0.3]);
  await expect(canvas).toHaveAccessibleName(/1 change\./);
  const yellow = await canvas.evaluate((one: HTMLCanvasElement) => [...(one.getContext('2d')?.getImageData(240, 210, 1, 1).data ?? [])]);
  expect(yellow).toEqual([255, 194, 61, 255]);
  await page.getByText('Arrow', { exact: true }).click();
  await drag([0.3, 0.7], [0.5, 0.5]);
  await page.getByText('Text', { exact: true }).click();
  await page.getByLabel('Text', { exact: true }).last().fill('Leak');
  await page.getByRole('button', { name: 'Put it in the middle' }).click();
  await expect(canvas).toHaveAccessibleName(/3 changes/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(canvas).toHaveAccessibleName(/2 changes/);
  await page.getByText('Crop', { exact: true }).click();
  await canvas.scrollIntoViewIfNeeded();
  await drag([0.1, 0.25], [0.9, 0.55]);
  await expect(canvas).toHaveJSProperty('width', 700);
  await page.getByLabel('Description/Comments').fill('Water at the joint');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(viewer.getByRole('heading', { name: 'Pit-1.png' })).toBeVisible();
  await expect(viewer.getByRole('link', { name: 'See the original' })).toHaveAttribute('href', /\?variant=original$/);
  const saved = await fileCalled(server, task, 'Pit-1');
  expect(saved).toMatchObject({ title: 'Pit-1.png', contentType: 'image/png', isEdited: true });
  expect(saved?.originalSha256).not.toBe(saved?.sha256);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
});
