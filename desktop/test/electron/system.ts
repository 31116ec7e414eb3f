// What the operating system gives: a keyring, dialogs, other programs, screens, the network. Tests set the answers, as they would in Electron.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { app } from './app.ts';
import { strict } from './strict.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Not a keyring: a key in the data folder. */
function keyOfTest(): Buffer {
  const file = path.join(app.getPath('userData'), 'keyring-of-the-test');
  if (!fs.existsSync(file)) fs.writeFileSync(file, crypto.randomBytes(32), { mode: 0o600 });
  return fs.readFileSync(file);
}

export const safeStorage = strict('safeStorage', {
  isAsyncEncryptionAvailable: () => Promise.resolve(true),
  getSelectedStorageBackend: () => (process.env['LOTLINE_NO_KEYRING'] === '1' ? 'basic_text' : 'gnome_libsecret'),
  async encryptStringAsync(text: string): Promise<Buffer> {
    const iv = crypto.randomBytes(IV_BYTES);
    const cipher = crypto.createCipheriv('aes-256-gcm', keyOfTest(), iv);
    return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  },
  async decryptStringAsync(bytes: Buffer): Promise<{ result: string; shouldReEncrypt: boolean }> {
    const decipher = crypto.createDecipheriv('aes-256-gcm', keyOfTest(), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    return { result: text, shouldReEncrypt: false };
  },
});

export const shell = {
  /** What was handed to the system, in order. */
  opened: new Array<string>(),
  openExternal(url: string): Promise<void> {
    shell.opened.push(url);
    return Promise.resolve();
  },
};

export const dialog = {
  /** What a person was told, in order. */
  said: new Array<string>(),
  showErrorBox: (title: string, content: string): void => void dialog.said.push(`${title}: ${content}`),
  showSaveDialog: (): Promise<{ canceled: boolean; filePath: string }> => Promise.resolve({ canceled: true, filePath: '' }),
};

export const net = {
  isOnline: true,
  fetch: (call: Request | string, init?: RequestInit): Promise<Response> =>
    net.isOnline ? fetch(call, init) : Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED')),
};

export const nativeTheme = { shouldUseDarkColors: false };
export const screen = { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] };

export const Menu = {
  template: new Array<unknown>(),
  buildFromTemplate: (template: unknown[]) => template,
  setApplicationMenu: (menu: unknown[]) => void (Menu.template = menu),
};
