import { parseConfig } from '../config/config.ts';
import { createS3Store } from '../storage/s3-store.ts';
import { warnOfStore } from './store-warning.ts';

const base = { DATABASE_URL: 'postgres://a/b' };
const s3 = parseConfig({ ...base, STORAGE: 's3', S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'photos' });
const failing = (about: object) => ({ checkHealth: () => Promise.reject(Object.assign(new Error('failed'), about)) });

test('a bucket that does not answer is one line that names S3_ENDPOINT and S3_BUCKET', async () => {
  const store = createS3Store({
    bucket: 'photos',
    region: 'a',
    endpoint: 'http://127.0.0.1:9',
    forcePathStyle: true,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
  expect(await warnOfStore(s3, store)).toMatch(
    /^Files cannot be stored now: S3_ENDPOINT \(http:\/\/127\.0\.0\.1:9\) with S3_BUCKET \(photos\) does not answer.*; .*\.$/,
  );
});

test('a missing bucket is reported with the store’s answer', async () => {
  expect(await warnOfStore(s3, failing({ $metadata: { httpStatusCode: 404 } }))).toContain('answers 404');
});

test('a silent store does not delay the start', async () => {
  expect(await warnOfStore(s3, { checkHealth: () => new Promise(() => undefined) }, 20)).toContain('does not answer');
});

test('a store that answers, and a folder, give no warning', async () => {
  expect(await warnOfStore(s3, { checkHealth: () => Promise.resolve() })).toBeNull();
  expect(await warnOfStore(parseConfig(base), failing({ code: 'ENOSPC' }))).toBeNull();
});
