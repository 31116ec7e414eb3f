// The seed's people are onsite somewhere, and who presses 'I'm Onsite' is asked about that (tested in e2e/task-page/tired-hand). Where a test is of
// something else, the page is told that they are onsite nowhere else.
import type { Page } from '@playwright/test';

interface Row {
  isCurrentlyOnsite: boolean;
  onsiteSinceUtc: string | null;
}

/** The list as it is read, and what is pulled. */
interface FieldWork {
  rejectedSchedules?: Row[];
  workSchedule?: Row[];
  rows?: Row[];
}

/** To be called before the page is opened. */
export async function isOnsiteNowhereElse(page: Page): Promise<void> {
  await page.route(/\/api\/(dashboard\/fieldwork|sync\/field)(\?|$)/, async (route) => {
    try {
      const response = await route.fetch();
      const json = (await response.json()) as FieldWork;
      for (const row of [...(json.rejectedSchedules ?? []), ...(json.workSchedule ?? []), ...(json.rows ?? [])])
        Object.assign(row, { isCurrentlyOnsite: false, onsiteSinceUtc: null });
      await route.fulfill({ response, json });
    } catch {
      // the page that asked is gone
      await route.abort().catch(() => undefined);
    }
  });
}
