// `npm run pack-desktop`: for which addresses a package is made; what is in one, and that it runs, stands in e2e/desktop/packed.
import { readAddresses } from './pack-desktop.mjs';

const updates = 'https://updates.example/desktop';
const server = 'https://lotline.example';

test.each([
  [{ server, updates }, null],
  [{ updates }, '--server is ""'],
  [{ server: 'http://lotline.example', updates }, '--server is "http'],
  [{ server: `${server}/office`, updates }, '--server is "https://lotline.example/office"'],
  [{ server: 'lotline', updates }, '--server is "lotline"'],
  [{ server }, '--updates is ""'],
  [{ server, updates: 'http://updates.example' }, '--updates is "http'],
])('%j', (named, problem) => {
  if (problem === null) expect(readAddresses(named)).toEqual(named);
  else expect(() => readAddresses(named)).toThrow(problem);
});
