// The capture screen, pressed as a thumb would.
import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { sheet } from '../task-page/field-task.ts';

export const shutter = (page: Page) => page.getByRole('button', { name: /^(Take Picture|Capture new image)$/ });

/** The camera of tests draws a plain picture, which may be doubted. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await expect(shutter(page)).not.toHaveAttribute('aria-disabled', 'true');
  await shutter(page).press('Enter');
  const shown = page.locator('[data-photo]').filter({ hasText: name });
  const asks = sheet(page).getByRole('button', { name: 'Photo is ok' });
  await expect(shown).toBeVisible();
  // a doubtful one is stored first and asked about a moment later; by another hand than the shutter: what comes to stand at the same spot is not pressed at
  // once (decision 038)
  await expect(async () => {
    if (await asks.isVisible()) await asks.click();
    await expect(shown).not.toContainText('Needs you', { timeout: 500 });
  }).toPass();
}
