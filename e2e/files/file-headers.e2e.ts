// How the bytes of a file are announced where that is least expected: when a copy is asked after, and to programs of the old kind (quality.md §2).
import { expect, test } from './fixtures.ts';

test('a picture stays in its sandbox when the browser asks whether its copy still holds (RFC 9111 §3.2)', async ({
  page,
  device,
  pictures,
}) => {
  const { url } = await device.upload('Trench-1.jpg', pictures.jpeg);
  const originOf = (): Promise<string> => page.evaluate(() => self.origin);
  await page.goto(url ?? '');
  expect(await originOf()).toBe('null');
  await page.reload();
  expect(await originOf()).toBe('null');
});

test('letters that only look like a slash make no path of the plain file name (RFC 6266 §4.3)', async ({ device, pictures }) => {
  const { refusal, url } = await device.upload('\uff0e\uff0e\uff0f\uff0e\uff0e\uff3cpage.jpg', pictures.jpeg);
  if (refusal !== null) return;
  const { headers } = await fetch(url ?? '');
  expect(headers.get('content-disposition')).toMatch(/; filename=(?:"[^"/\\]+"|[^\s"/\\;]+)(?:;|$)/);
});
