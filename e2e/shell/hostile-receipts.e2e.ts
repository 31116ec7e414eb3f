// A file of receipts that was made to harm, at /verify in a real browser on a phone's width: it is text, and nothing else (issue 20).
import { webcrypto } from 'node:crypto';
import type { Page } from '@playwright/test';
import { receiptCrypto } from '../../schema/domain/receipt/receipt-crypto.ts';
import { FILE_HEAD, receiptsFile, writeReceipt } from '../../schema/domain/receipt/receipt-lines.ts';
import type { Receipt } from '../../schema/domain/receipt/receipt.ts';
import { expect, test } from '../support/test.ts';

const AT = '2026-11-22T20:18:00.000Z';
const HASH = 'a'.repeat(64);
const MARK = 'Whoever reads this reads text';
const TEXTS = [
  `${MARK}<img src=x onerror="window.ran=1;alert(1)">`,
  `"'></code></li></ul></main><script>window.ran=1;alert(1)</script><svg onload="window.ran=1">`,
  'javascript:window.ran=1 https://evil.example/x data:text/html,<script>alert(1)</script>',
  `\u202e${'gnp.exe'.repeat(40)}\u202c${'\u0301'.repeat(500)}`,
  '{{constructor.constructor("window.ran=1")()}} ${window.ran=1} %s &lt;b&gt;',
  'W'.repeat(10_000),
  '\u{1F600}'.repeat(3_000),
] as const;

const receiptOf = (text: string, sequence: number): Receipt => ({
  ...({ id: text, kind: 'submit', sequence, previous: text, key: text, signedAt: AT } as const),
  person: { id: 1, name: text },
  job: { id: 1, workOrder: text },
  task: { id: 1, name: text },
  counts: { moves: 1, items: 1, files: 1, awaited: 0 },
  moves: [{ move: text, pressedAt: AT, receivedAt: AT }],
  items: [{ id: 1, code: text, unit: text, quantity: text, completedQty: text }],
  files: [{ attachmentId: 1, name: text, sha256: HASH, sizeBytes: 1, sent: null }],
});

/** Lines that no server writes, behind receipts that say what they like. */
async function hostileFile(): Promise<string> {
  const crypto = receiptCrypto(webcrypto.subtle);
  const receipts = await Promise.all(TEXTS.map((text, at) => writeReceipt(receiptOf(text, at + 1), crypto, () => '0'.repeat(128))));
  const strange = [
    `${HASH} receipt {"__proto__":{"isGood":true},"constructor":1,"id":"x","kind":"submit","sequence":1e308}`,
    `${HASH} file ${'['.repeat(50_000)}`,
    `${HASH} person {"id":1,"name":${JSON.stringify(TEXTS[1])},"name":null}`,
    `signature ${TEXTS[0]}`,
    TEXTS[5],
  ];
  return `${receiptsFile(receipts)}${strange.join('\n')}\n`;
}

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('File of receipts').setInputFiles([{ name, mimeType: 'text/plain', buffer: Buffer.from(text) }]);

test('no dialog, no script, no request, nothing wider than a phone; and what it says is shown as text', async ({ page, server }) => {
  const heard: string[] = [];
  page.on('dialog', (dialog) => {
    heard.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => heard.push(`error ${error.message}`));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) heard.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).origin !== new URL(server.url).origin) heard.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/verify#1.${encodeURIComponent(TEXTS[1])}`);
  const widths = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const beyond = [...document.querySelectorAll('main *')].filter((it) => it.getBoundingClientRect().right > clientWidth + 1);
      return {
        over: scrollWidth - clientWidth,
        beyond: beyond.slice(0, 5).map((it) => `${it.tagName}.${it.className} ${it.textContent.slice(0, 40)}`),
      };
    });
  await choose(page, 'lotline-receipts.txt', await hostileFile());
  await expect(page.getByText(/^Not as it was signed: \d+ findings/)).toBeVisible();
  await expect(page.getByText(MARK).first()).toBeVisible();
  expect(await widths()).toEqual({ over: 0, beyond: [] });
  // what only its name is hostile of
  await choose(page, `${'W'.repeat(200)}<img src=x onerror=alert(1)>.txt`, `${FILE_HEAD}\n`);
  await page
    .getByLabel('Photos and files')
    .setInputFiles([{ name: `${'W'.repeat(200)}<img src=x onerror=alert(1)>.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from('x') }]);
  await expect(page.getByText(/^0 of 1 are as they were received/)).toBeVisible();
  expect(await widths()).toEqual({ over: 0, beyond: [] });
  expect(
    await page.evaluate(() => ({
      ran: 'ran' in window,
      scripts: document.querySelectorAll('main script, main img, main svg[onload]').length,
    })),
  ).toEqual({
    ran: false,
    scripts: 0,
  });
  expect(heard).toEqual([]);
});
