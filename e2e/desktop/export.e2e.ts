// The copy on this computer beside the server: by each filter and each sort the same rows, and a list that goes to disk through the system's dialog is the same to
// the byte. That its event is told later, once, shows `offline.e2e.ts`.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test.ts';
import { readWorkbook } from '../../api/src/features/export/testing/read-workbook.ts';
import { sql } from '../task-page/field-task.ts';
import { differencesFrom } from './copy-questions.ts';
import { launchDesktop, type Desktop } from './launch.ts';
import { signIn } from './sign-in-outside.ts';
import { goTo, setOnline, storedAnswer, syncedAt } from './window.ts';
import { isSoak } from '../../schema/testing/random-runs.ts';

const saveTo = ({ evaluate }: Desktop, file: string): Promise<unknown> =>
  evaluate(({ dialog }, filePath) => Reflect.set(dialog, 'showSaveDialog', () => Promise.resolve({ canceled: false, filePath })), file);

async function save({ page }: Desktop, format: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: format }).click();
}

/** Every column that this person has, asked of the program itself: a list shows some of them. */
async function saveWhole(desktop: Desktop, person: string, isOnline: boolean, file: string): Promise<unknown> {
  await saveTo(desktop, file);
  const claims = person === 'finance' ? ['CAN_VIEW_FINANCIAL_INFORMATION'] : [];
  return desktop.page.evaluate(
    (wish) => (Reflect.get(window, 'lotlineDesktop') as { saveExport: (args: object) => Promise<unknown> }).saveExport(wish),
    {
      ...{
        path: `/api/exports/jobs${path.extname(file)}?filter=${encodeURIComponent('{"view":"all"}')}`,
        fileName: `Jobs${path.extname(file)}`,
        isOnline,
      },
      by: { personName: '', claims },
    },
  );
}

/** Which columns a right opens is decided by the same rule here and there (`unit desktop/src/main/export`). */
const PEOPLE = isSoak ? (['finance', 'scheduler'] as const) : (['finance'] as const);

for (const person of PEOPLE)
  test(`by each filter and each sort the copy has what the server answers, and what ${person} exports without a network is what the server exports`, async ({
    server,
    browser,
  }) => {
    const exported = () =>
      sql<{ detail: { rows: number; format: string; copyOf?: string | null }; at: Date }>(
        server,
        `select e.detail, e.occurred_at as at from event e join app_user u on u.id = e.actor_user_id
           where e.move = 'exportList' and u.email = $1 order by e.id`,
        [`${person}@lotline.example`],
      );
    const desktop = await launchDesktop({ server: server.url });
    const { page, userData } = desktop;
    const folder = fs.mkdtempSync(path.join(userData, 'exports-'));
    const at = (name: string): string => path.join(folder, name);
    const before = (await exported()).length;
    const ofNow = async () => (await exported()).slice(before);
    await signIn(desktop, browser, `${person}@lotline.example`);
    await expect.poll(() => syncedAt(desktop)).not.toBeNull();
    for (const name of ['JobFieldNames', 'JobStatuses']) await expect.poll(() => storedAnswer(desktop, `${name} []`)).not.toBeNull();
    if (person === 'finance') expect(await differencesFrom(server.url, desktop)).toEqual([]);
    await goTo(desktop, '/jobs?view=all&sort=status');
    await expect(page.getByRole('grid', { name: 'Jobs' }).getByRole('row').nth(1)).toBeVisible();

    await saveTo(desktop, at('server.csv'));
    await save(desktop, 'CSV');
    await expect(page.getByText(/^Saved: jobs-[\d-]+\.csv$/)).toBeVisible();
    expect(await saveWhole(desktop, person, true, at('server-whole.csv'))).toEqual({ outcome: 'saved' });
    expect(await saveWhole(desktop, person, true, at('server-whole.xlsx'))).toEqual({ outcome: 'saved' });
    await expect.poll(async () => (await ofNow()).length).toBe(3);

    await setOnline(desktop, false);
    // where nothing is asked and nothing changes, the window knows of it with its next question
    await expect(async () => {
      await goTo(desktop, '/jobs?view=hold');
      await goTo(desktop, '/jobs?view=all&sort=status');
      await expect(page.getByRole('banner').getByText(/^Jobs as at/)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('grid', { name: 'Jobs' }).getByRole('row').nth(1)).toBeVisible();
    await saveTo(desktop, at('copy.csv'));
    await save(desktop, 'CSV');
    await expect(page.getByText(/^Saved: jobs-[\d-]+\.csv, as at /)).toBeVisible();
    await saveTo(desktop, at('copy.xlsx'));
    await save(desktop, 'Excel');
    await expect(page.getByText(/^Saved: jobs-[\d-]+\.xlsx, as at /)).toBeVisible();
    for (const name of ['copy-whole.csv', 'copy-whole.xlsx'])
      expect(await saveWhole(desktop, person, false, at(name))).toMatchObject({ outcome: 'copied' });
    const copies = ['copy-whole.csv', 'copy-whole.xlsx', 'copy.csv', 'copy.xlsx'];
    expect(fs.readdirSync(folder).sort()).toEqual([...copies, 'server-whole.csv', 'server-whole.xlsx', 'server.csv']);
    const [csv, whole] = ['copy', 'copy-whole'].map((name) => fs.readFileSync(at(`${name}.csv`), 'utf8'));
    expect([csv, whole]).toEqual(['server', 'server-whole'].map((name) => fs.readFileSync(at(`${name}.csv`), 'utf8')));
    const rows = (csv ?? '').split('\r\n').length - 2;
    expect([rows > 50, /,Value,/.test(whole ?? '')]).toEqual([true, person === 'finance']);
    // unpacked: the two programs may pack the same text differently
    const [copied, served] = ['copy', 'server'].map((name) => readWorkbook(fs.readFileSync(at(`${name}-whole.xlsx`))));
    expect([...(copied?.parts ?? [])]).toEqual([...(served?.parts ?? [])]);
    expect(copied?.rows).toBe(rows + 1);
    // as nobody can read it
    expect(fs.readFileSync(path.join(userData, 'taken-exports'), 'latin1')).not.toMatch(/jobs|csv|workOrder/);
    expect(await ofNow()).toHaveLength(3);
    await desktop.quit();
  });
