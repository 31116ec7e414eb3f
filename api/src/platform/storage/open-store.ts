// Opens the store and the links of the settings (README, "Settings": STORAGE, S3_*, UPLOAD_SECRET).
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { keepSecret, randomSecret } from '../config/stored-secret.ts';
import { createDiskStore, type DiskStore } from './disk-store.ts';
import { createBuilderLinks, type BuilderLinks } from './builder-links.ts';
import { createFileLinks, type FileLinks } from './file-links.ts';
import { createS3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';

export interface Files {
  readonly links: FileLinks;
  readonly builderLinks: BuilderLinks;
  readonly store: FileStore;
  /** The same store when the API itself receives the bytes, else null. */
  readonly disk: DiskStore | null;
}

export async function openFiles(config: Config, log: Logger): Promise<Files> {
  const secret = config.UPLOAD_SECRET ?? (await keepSecret(config.DATA_DIR, randomSecret('upload-secret'), log));
  const links = createFileLinks({ secret, origin: config.PUBLIC_URL });
  const builderLinks = createBuilderLinks({ secret, origin: config.PUBLIC_URL });
  if (config.STORAGE === 'disk') {
    const disk = createDiskStore({ folder: path.join(config.DATA_DIR, 'files'), links });
    return { links, builderLinks, store: disk, disk };
  }
  return { links, builderLinks, store: openBucket(config), disk: null };
}

function openBucket(config: Config): FileStore {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return createS3Store({
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    forcePathStyle: config.S3_FORCE_PATH_STYLE,
    // Without both the SDK looks where it always does: the machine's role, its profile.
    credentials: accessKeyId === undefined || secretAccessKey === undefined ? undefined : { accessKeyId, secretAccessKey },
  });
}
