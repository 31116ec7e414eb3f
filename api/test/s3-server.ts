// A really started S3 server with one bucket, for tests.
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { answerPartsOfS3 } from './s3-parts.ts';
import { createS3Store } from '../src/platform/storage/s3-store.ts';
import type { FileStore } from '../src/platform/storage/store.ts';

export interface S3Server {
  readonly store: FileStore;
  /** The settings of an API that keeps its files here. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const bucket = 'lotline-test';

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'lotline-s3-'));
  const start = async (allowMismatchedSignatures: boolean) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory,
      allowMismatchedSignatures,
      configureBuckets: [{ name: bucket }],
    });
    await server.run();
    return server;
  };
  const strict = await start(false);
  const lenient = await start(true);
  // It checks the signature of requests for the bucket itself against /bucket, while the SDK signs /bucket/ as S3 does:
  // those alone pass unchecked. Every request for an object is checked.
  const isForBucket = (url: string) => url.split('?')[0] === `/${bucket}/`;
  const answerStrictly = strict.callback();
  const answerLeniently = lenient.callback();
  const answerParts = answerPartsOfS3(path.join(directory, bucket));
  const front = createServer((request, response) => {
    if (!answerParts(request, response)) (isForBucket(request.url ?? '') ? answerLeniently : answerStrictly)(request, response);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return {
    env: {
      STORAGE: 's3',
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_BUCKET: bucket,
      S3_FORCE_PATH_STYLE: 'true',
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    store: createS3Store({ bucket, region: 'us-east-1', endpoint, forcePathStyle: true, credentials }),
    async stop() {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await Promise.all([strict.close(), lenient.close()]);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
