// Secrets on disk are encrypted by the system's keyring, or are not on disk.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SafeStorage } from 'electron';
import { hasKeyring, secretInMemory, secretOnDisk } from './secret-file.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-secret-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

type Given = Pick<SafeStorage, 'isAsyncEncryptionAvailable' | 'getSelectedStorageBackend' | 'encryptStringAsync' | 'decryptStringAsync'>;
const turned = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => byte ^ 0x5a));
function keyring(given: Partial<Given> = {}): SafeStorage {
  const built: Given = {
    isAsyncEncryptionAvailable: () => Promise.resolve(true),
    getSelectedStorageBackend: () => 'gnome_libsecret',
    encryptStringAsync: (text) => Promise.resolve(turned(Buffer.from(`ok ${text}`))),
    decryptStringAsync: (bytes) => {
      const text = turned(bytes).toString();
      return text.startsWith('ok ')
        ? Promise.resolve({ result: text.slice(3), shouldReEncrypt: false })
        : Promise.reject(new Error('not mine'));
    },
    ...given,
  };
  return built as SafeStorage;
}

describe('a real keyring', () => {
  it.each([
    ['linux', 'gnome_libsecret', true],
    ['linux', 'kwallet6', true],
    ['linux', 'basic_text', false],
    ['linux', 'unknown', false],
    ['win32', 'unknown', true],
    ['darwin', 'unknown', true],
  ] as const)('on %s by %s: %s', async (platform, backend, isReal) => {
    expect(await hasKeyring(keyring({ getSelectedStorageBackend: () => backend }), platform)).toBe(isReal);
  });
  it('is none where encryption is not available', async () => {
    expect(await hasKeyring(keyring({ isAsyncEncryptionAvailable: () => Promise.resolve(false) }), 'win32')).toBe(false);
  });
});

describe('on disk', () => {
  const file = path.join(folder, 'tokens');
  it('is what was written, and never readable in the file', async () => {
    const secret = secretOnDisk(file, keyring());
    await secret.write('refresh-token');
    expect(await secret.read()).toBe('refresh-token');
    expect(fs.readFileSync(file, 'latin1')).not.toContain('refresh');
    expect(fs.statSync(file).mode & 0o077).toBe(0);
  });
  it('is encrypted anew where the keyring asks for it', async () => {
    let written = 0;
    const rotating = keyring({
      decryptStringAsync: () => Promise.resolve({ result: 'text', shouldReEncrypt: true }),
      encryptStringAsync: () => Promise.resolve(Buffer.from(String((written += 1)))),
    });
    await secretOnDisk(file, rotating).read();
    expect(written).toBe(1);
  });
  it('is nothing where the keyring cannot decrypt it, and nothing after removal', async () => {
    const said: unknown[] = [];
    console.error = (...words: unknown[]) => void said.push(words);
    fs.writeFileSync(file, 'of another person');
    const secret = secretOnDisk(file, keyring());
    expect(await secret.read()).toBeNull();
    expect(said).toHaveLength(1);
    secret.remove();
    expect(fs.existsSync(file)).toBe(false);
    expect(await secret.read()).toBeNull();
  });
});

it('in memory it is gone with the program and after removal', async () => {
  const secret = secretInMemory();
  await secret.write('token');
  expect(await secret.read()).toBe('token');
  expect(await secretInMemory().read()).toBeNull();
  secret.remove();
  expect(await secret.read()).toBeNull();
});
