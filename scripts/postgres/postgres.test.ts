import { pickAccount } from './account.mjs';
import { parsePidFile } from './launcher.mjs';
import { refugeOf } from './place.mjs';

const passwd = 'root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n';

describe('the embedded PostgreSQL', () => {
  it('runs as postgres when root starts it and there is such a user', () => {
    expect(pickAccount(`${passwd}postgres:x:101:104:admin:/var/lib/postgresql:/bin/bash\n`)).toEqual({
      uid: 101,
      gid: 104,
      name: 'postgres',
    });
  });

  it('runs as nobody otherwise, and as no one when there is neither', () => {
    expect(pickAccount(passwd)?.name).toBe('nobody');
    expect(pickAccount('root:x:0:0:root:/root:/bin/bash\n')).toBeNull();
  });

  it('is found by the number and the port that it wrote down', () => {
    expect(parsePidFile('4711\n/data\n1763683200\n36939\n\n127.0.0.1\n')).toEqual({ pid: 4711, port: 36939 });
  });

  it.each(['', '4711\n/data\n', 'x\ny\nz\n5432\n'])('is not found in a half-written file (%j)', (text) => {
    expect(parsePidFile(text)).toBeNull();
  });

  it('takes refuge in a folder that belongs to one data folder alone', () => {
    expect(refugeOf('/root/a/.data')).toMatch(/^\/var\/tmp\/lotline-[0-9a-f]{12}$/);
    expect(refugeOf('/root/a/.data')).not.toBe(refugeOf('/root/b/.data'));
  });
});
