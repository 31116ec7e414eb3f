// A potential job from the field (specification 2 §2, §5; issue 25 §1, §4): written down without a network, with a range and two photos, and held by the
// server once with both. What the form asks for and refuses is in dom PotentialJobFlow.
import type { Page } from '@playwright/test';
import { takePicture } from '../photos/capture-screen.ts';
import { readPhotos, whenAllSent } from '../photos/photo-work.ts';
import { auditLooks } from '../support/audit.ts';
import { expect, test } from '../support/test.ts';
import { findNetwork, loseNetwork } from '../support/without-network.ts';
import { sheet, sql } from '../task-page/field-task.ts';

const FIELD = 'field@lotline.example';
const add = (page: Page) => page.getByRole('button', { name: 'Add Potential Job' }).first();
const field = (page: Page, label: string) => sheet(page).getByLabel(label, { exact: true });

interface Held {
  readonly id: number;
  readonly lot_range_low: number;
  readonly lot_range_high: number;
  readonly site_contact_phone: string;
  readonly photos: number;
}

test('a potential job with a range and two photos, added without a network, is in the office once with both', async ({
  server,
  openAs,
  context,
}) => {
  await context.grantPermissions(['camera', 'geolocation']);
  await context.setGeolocation({ latitude: -33.64123, longitude: 150.90534, accuracy: 6 });
  const street = `Rosella ${String(Date.now())}`;
  const page = await openAs('/field/construction', FIELD);
  await expect(add(page)).toBeVisible();
  await loseNetwork(page);
  await add(page).click();
  await field(page, 'Lot from').fill('60');
  await field(page, 'Lot to').fill('67');
  await field(page, 'Street').fill(street);
  expect((await field(page, 'Builder').boundingBox())?.width).toBe(260);
  await field(page, 'Builder').fill('Nobody’s List Homes');
  await field(page, 'Site contact phone').fill('0491 570 156');
  await auditLooks(page, [390, 320]);
  // what was typed outlives going back and a reload
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await page.reload();
  await add(page).click();
  await expect(field(page, 'Street')).toHaveValue(street);
  await field(page, 'Suburb').fill('Box Hill');
  await sheet(page).getByRole('button', { name: 'Save and take photos' }).click();
  await expect(page.getByLabel('Live camera')).toBeVisible();
  await page.getByLabel('Title').fill('Stub');
  await takePicture(page, 'Stub-1.jpg');
  await takePicture(page, 'Stub-2.jpg');
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(sheet(page)).toContainText(`Lot 60–67, ${street}, Box Hill`);
  await expect(sheet(page)).toContainText('Saved on this phone');
  await expect(sheet(page)).toContainText('2 on this phone, sent after the potential job');
  await auditLooks(page, [390]);
  await page.reload();
  await expect(sheet(page)).toContainText('2 on this phone');
  const { ids } = await readPhotos(page);
  expect(ids).toHaveLength(2);
  const held = () =>
    sql<Held>(
      server,
      `select p.id, p.lot_range_low, p.lot_range_high, p.site_contact_phone,
         (select count(*)::integer from attachment a where a.potential_job_id = p.id and a.state = 'uploaded' and a.client_id = any($2::uuid[])) as photos
         from potential_job p where p.street_name = $1`,
      [street, ids],
    );
  expect(await held()).toEqual([]);
  await findNetwork(page);
  await whenAllSent(page);
  expect(await held()).toEqual([
    { id: expect.any(Number), lot_range_low: 60, lot_range_high: 67, site_contact_phone: '+61491570156', photos: 2 },
  ]);
  await expect(sheet(page)).toContainText('With the office');
  await expect(sheet(page)).toContainText('Photos: 2 in the office.');
});
