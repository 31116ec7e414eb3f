// What a phone's camera would read from a QR code on the screen: its picture, read by a QR library that has nothing to do with the one that drew it.
import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** Null where no code can be read. Pixels travel as text: a list of a million numbers takes a page a quarter of a minute. */
export async function readQrCode(code: Locator): Promise<string | null> {
  const picture = await code.screenshot();
  const { pixels, width, height } = await code.page().evaluate(async (png) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0))], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('the browser draws no pictures');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    // in parts: a call takes so many arguments and no more
    let text = '';
    for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
    return { pixels: btoa(text), width: bitmap.width, height: bitmap.height };
  }, picture.toString('base64'));
  return jsQR(Uint8ClampedArray.from(Buffer.from(pixels, 'base64')), width, height)?.data ?? null;
}
