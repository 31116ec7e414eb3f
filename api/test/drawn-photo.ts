// A photo that every decoder reads, plain in colour, for browser tests.
import sharp from 'sharp';

export const drawnPhoto = (width: number, height: number, background = '#6b7a86'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
