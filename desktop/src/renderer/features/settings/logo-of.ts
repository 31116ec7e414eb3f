// A chosen picture as a small JPEG on white: nothing of the file itself is kept, so nothing that hides in it goes on.

const QUALITY = 0.92;

/** As large as the room lets it, never enlarged. @returns a data URL @throws where the file is no picture, or there is no canvas */
export async function logoOf(file: Blob, room: { readonly width: number; readonly height: number }): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, room.width / picture.width, room.height / picture.height);
  const size = { width: Math.max(1, Math.round(picture.width * scale)), height: Math.max(1, Math.round(picture.height * scale)) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('There is no canvas to draw on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, size.width, size.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', QUALITY);
}
