// The seed's people are onsite somewhere, and who presses 'I'm Onsite' is asked about that (tested in e2e/task-page/tap-guard). Where a test is of
// something else, the page is told that they are onsite nowhere else.
import type { Page } from '@playwright/test';

interface Row {
  isCurrentlyOnsite: boolean;
  onsiteSinceUtc: string | null;
}

/** The list as it is read, and the replica. */
interface FieldWork {
  rejectedSchedules?: Row[];
  workSchedule?: Row[];
  rows?: Row[];
}

const ownAnswers = new WeakSet<Page>();

/** What is pulled would stand in the place of what a test tells the page of a job. To be called before the page is opened. */
export async function withoutPull(page: Page): Promise<void> {
  ownAnswers.add(page);
  await page.route(/\/api\/sync\/field/, (route) => route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } }));
}

/** To be called before the page is opened. */
export async function isOnsiteNowhereElse(page: Page): Promise<void> {
  await page.route(/\/api\/(dashboard\/fieldwork|sync\/field)(\?|$)/, async (route) => {
    if (ownAnswers.has(page) && route.request().url().includes('/api/sync/')) return route.fallback();
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
