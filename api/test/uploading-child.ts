// A process of its own that takes an upload which never ends, for tests that kill it (child-program.ts); it takes the folder.
import { Readable } from 'node:stream';
import { createDiskStore } from '../src/platform/storage/disk-store.ts';
import { createFileLinks } from '../src/platform/storage/file-links.ts';

const [, , folder = ''] = process.argv;
const links = createFileLinks({ secret: 'a secret of the tests, long enough', origin: 'http://localhost' });
const endless = new Readable({ read: () => undefined });
endless.push(Buffer.alloc(300_000));
setInterval(() => endless.push(Buffer.alloc(1)), 1_000);
await createDiskStore({ folder, links }).write(`2026/11/${'0'.repeat(36)}.jpg`, 1_000_000, endless);
