// Another client's change of rows of an open list, and what the page asks because of it: for the bench, and for its twin in `npm test`.
import { Failure } from '../process/failure.mjs';

/** The page's requests for named rows of the jobs' list, from here on; each with its answer. */
export function watchReads(page) {
  const reads = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('"operationName":"GetJobs"') && body.includes('"ids":')) reads.push(request);
  });
  return reads;
}

/** Ids of the rows that are drawn. */
export const drawnIds = (page) =>
  page.locator('tbody tr[data-id]').evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-id'))));

/** Another client's change of those jobs, one transaction. */
const changeAddresses = (client, ids, text) =>
  client.query('update construction set address = $2 where id = any($1::integer[])', [ids, text]);

/** Resolves when the page has drawn what it has to draw. */
export const untilDrawn = (page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Resolves when each of those rows has that text and has been drawn. */
export const untilShown = (page, { ids, text }) =>
  page.evaluate(
    ([wanted, now]) =>
      new Promise((resolve) => {
        const isShown = () => wanted.every((id) => document.querySelector(`tr[data-id="${id}"]`)?.textContent.includes(now));
        const look = () => {
          if (!isShown()) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(resolve));
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    [ids, text],
  );

/**
 * Somebody else changes those rows.
 * @returns {Promise<{ requests: number, rowsRead: () => Promise<{ id: number }[]> }>} the requests by ids until they were on screen, and what the first answered
 */
export async function changeRows(page, reads, change) {
  const before = reads.length;
  const shown = untilShown(page, change);
  await changeAddresses(change.client, change.ids, change.text);
  await shown;
  const rowsRead = async () => (await (await reads[before].response()).json()).data.jobs.rows;
  return { requests: reads.length - before, rowsRead };
}

/** @throws Failure where one of the changed rows is not on screen */
export async function mustBeShown(page, { ids, text }) {
  const shown = await page
    .locator('tbody tr[data-id]')
    .evaluateAll(
      (rows, now) => rows.filter((row) => row.textContent.includes(now)).map((row) => Number(row.getAttribute('data-id'))),
      text,
    );
  const missing = ids.filter((id) => !shown.includes(id));
  if (missing.length > 0) throw new Failure(`console-live: ${missing.length} changed rows are not on screen after the first answer.`);
}
