// Bytes that are closed before they are stored: AES-256-GCM by a key that is made of a secret for one purpose, and bound to what they are of.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;

/** Of the one secret a key of its own, good for nothing else. @param purpose never used for another */
export const keyFor = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** @param of what it belongs to: what was closed for another is not opened */
export function seal(bytes: Buffer, key: Buffer, of: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(of));
  const closed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return [iv, cipher.getAuthTag(), closed].map((part) => part.toString('base64url')).join('.');
}

/** Null when it was closed with another key, for another record, or was changed. */
export function open(sealed: string, key: Buffer, of: string): Buffer | null {
  const [iv, tag, closed] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (iv === undefined || tag?.length !== TAG_BYTES || closed === undefined) return null;
  try {
    const decipher = createDecipheriv(CIPHER, key, iv).setAAD(Buffer.from(of)).setAuthTag(tag);
    return Buffer.concat([decipher.update(closed), decipher.final()]);
  } catch {
    return null;
  }
}

/** Tells whether two texts are the same without saying what they are: nobody without the key finds the text by trying all of them. */
export const markOf = (text: string, key: Buffer): string => createHmac('sha256', key).update(text).digest('hex');
