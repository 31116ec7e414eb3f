// What a phone's camera would read from a QR code on the screen: its picture, read by a QR library that has nothing to do with the one that drew it.
import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** Null where no code can be read. */
export async function readQrCode(code: Locator): Promise<string | null> {
  const picture = await code.screenshot();
  const { data, width, height } = await code.page().evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('the browser draws no pictures');
      context.drawImage(bitmap, 0, 0);
      const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height);
      return { data: [...pixels.data], width: bitmap.width, height: bitmap.height };
    },
    [...picture],
  );
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data ?? null;
}
