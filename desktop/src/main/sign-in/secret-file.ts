// A text that only this person on this computer can read: encrypted by safeStorage on disk. Where the system has no real keyring it lives as long as the program.
import fs from 'node:fs';
import type { SafeStorage } from 'electron';

export interface SecretFile {
  /** Null: nothing is stored, or nobody can read it any more. */
  readonly read: () => Promise<string | null>;
  readonly write: (text: string) => Promise<void>;
  readonly remove: () => void;
}

/** On Linux safeStorage may fall back to a password that is in Electron's own source. */
export async function hasKeyring(safeStorage: SafeStorage, platform: NodeJS.Platform): Promise<boolean> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return false;
  return platform !== 'linux' || !['basic_text', 'unknown'].includes(safeStorage.getSelectedStorageBackend());
}

export function secretOnDisk(file: string, safeStorage: SafeStorage): SecretFile {
  const write = async (text: string): Promise<void> => {
    fs.writeFileSync(`${file}.new`, await safeStorage.encryptStringAsync(text), { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
  };
  return {
    write,
    read: async () => {
      if (!fs.existsSync(file)) return null;
      try {
        const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(fs.readFileSync(file));
        if (shouldReEncrypt) await write(result);
        return result;
      } catch (problem) {
        // of another person, or of a keyring that was made anew
        console.error(`${file} cannot be decrypted`, problem);
        return null;
      }
    },
    remove: () => {
      fs.rmSync(file, { force: true });
      fs.rmSync(`${file}.new`, { force: true });
    },
  };
}

export function secretInMemory(): SecretFile {
  let stored: string | null = null;
  return {
    read: () => Promise.resolve(stored),
    write: (text) => {
      stored = text;
      return Promise.resolve();
    },
    remove: () => {
      stored = null;
    },
  };
}
