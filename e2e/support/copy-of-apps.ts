// The built apps, with a field app that can be made newer while a browser has the older one open.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export async function copyOfApps(): Promise<{ readonly root: string; readonly makeNewer: () => Promise<void> }> {
  const root = await fs.mkdtemp(path.join(os.tmpdir(), 'lotline-apps-'));
  const dist = path.join(root, 'field-pwa', 'dist');
  await fs.cp('field-pwa/dist', dist, { recursive: true });
  await fs.cp('desktop/dist', path.join(root, 'desktop', 'dist'), { recursive: true });
  const change = async (file: string, into: (text: string) => string): Promise<void> => {
    const at = path.join(dist, file);
    const text = into(await fs.readFile(at, 'utf8'));
    await fs.writeFile(at, text);
    // as it is sent
    await fs.writeFile(`${at}.gz`, gzipSync(text));
    await fs.writeFile(`${at}.br`, brotliCompressSync(text));
  };
  return {
    root,
    makeNewer: async () => {
      await change('index.html', (text) => text.replace('<body>', '<body data-newer>'));
      await change('service-worker.js', (text) => text.replace(/("revision":")(\w+)(","url":"index\.html)/, '$1newer$3'));
    },
  };
}
