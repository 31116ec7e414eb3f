import { PictureReader } from './picture-reader.ts';

/** A file of that many zeros, and the yields of its reader. */
function readerOf(sizeBytes: number): { reader: PictureReader; asked: string[] } {
  const asked: string[] = [];
  const read = async (start: number, length: number): Promise<Uint8Array> => {
    asked.push('read');
    return Buffer.alloc(Math.min(length, sizeBytes - start));
  };
  return { reader: new PictureReader({ sizeBytes, read }, async () => asked.push('turn')), asked };
}

test('the reader yields after every thousand looks at memory; a read of the store yields by itself', async () => {
  const { reader, asked } = readerOf(1_000_000);
  for (let look = 0; look < 3500; look += 1) await reader.bytes(0, 1);
  expect(asked).toEqual(['read', 'turn', 'turn', 'turn']);
  for (let look = 0; look < 1000; look += 1) await reader.bytes(500_000, 1);
  expect(asked).toEqual(['read', 'turn', 'turn', 'turn', 'read']);
  await reader.bytes(500_000, 1);
  expect(asked.at(-1)).toBe('turn');
});

test('by default a yield is one turn of the event loop', async () => {
  const reader = new PictureReader({ sizeBytes: 10, read: async () => Buffer.alloc(10) });
  let turns = 0;
  const others = () => {
    turns += 1;
    if (turns < 3) setImmediate(others);
  };
  setImmediate(others);
  for (let look = 0; look < 100_000; look += 1) await reader.bytes(0, 1);
  expect(turns).toBe(3);
});

test('a file may have 10,000 parts, and one more for each 4 kB', async () => {
  for (const [sizeBytes, most] of [
    [1000, 10_000],
    [4096 * 500, 10_500],
  ] as const) {
    const { reader } = readerOf(sizeBytes);
    for (let count = 0; count < most; count += 1) await reader.countElement();
    await expect(reader.countElement()).rejects.toThrow(`more than ${String(most)} parts`);
  }
});
