// The S3 store against a started S3 server.
import { startS3Server, type S3Server } from '../../../test/s3-server.ts';
import { describeStore } from '../../../test/store-contract.ts';
import { createS3Store } from './s3-store.ts';

let server: S3Server;

beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());

describeStore('S3 store', () => server.store);

test('the origin that browsers send bytes to is named for the content policy', () => {
  const inRegion = { bucket: 'lotline', region: 'ap-southeast-2' };
  expect(createS3Store({ ...inRegion, forcePathStyle: false }).uploadOrigin).toBe('https://lotline.s3.ap-southeast-2.amazonaws.com');
  expect(createS3Store({ ...inRegion, forcePathStyle: true }).uploadOrigin).toBe('https://s3.ap-southeast-2.amazonaws.com');
});
