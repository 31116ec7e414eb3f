import { newRunId, pidOfDatabase, withDatabase } from './databases.mjs';
import { browserPlaces } from './chromium.mjs';

describe('databases for tests', () => {
  it('carry the run, so that two runs at once never meet, and its process, so that a killed run can be cleared', () => {
    expect(newRunId()).not.toBe(newRunId());
    expect(pidOfDatabase(`${newRunId()}_1_abc`)).toBe(process.pid);
  });

  it('are reached by the address of their server', () => {
    expect(withDatabase('postgres://lotline:secret@127.0.0.1:5000/postgres', 't_1_a')).toBe(
      'postgres://lotline:secret@127.0.0.1:5000/t_1_a',
    );
  });
});

describe('a Chromium on this machine', () => {
  it('is looked for along the path, Chromium before Chrome', () => {
    const places = browserPlaces('/opt/bin:/usr/bin');
    expect(places.slice(0, 2)).toEqual(['/opt/bin/chromium', '/usr/bin/chromium']);
    expect(places.indexOf('/opt/bin/chromium')).toBeLessThan(places.indexOf('/usr/bin/google-chrome'));
  });
});
