import { concerns, job, PROJECTS } from './follows.ts';

describe('which changes concern a read', () => {
  it('a read of one job is concerned by a change of that job alone', () => {
    expect(concerns([job(7)], [{ entity: 'construction', id: 7 }])).toBe(true);
    expect(concerns([job(7)], [{ entity: 'construction', id: 8 }])).toBe(false);
    expect(concerns([job(7)], [{ entity: 'project', id: 7 }])).toBe(false);
  });

  it('a read of some parts of a job is concerned by a change of one of them, and by a change that names none', () => {
    const changed = (...parts: readonly string[]) => [{ entity: 'construction', id: 7, parts }];
    expect(concerns([job(7, 'tasks', 'files')], changed('costs', 'files'))).toBe(true);
    expect(concerns([job(7, 'tasks', 'files')], changed('costs'))).toBe(false);
    expect(concerns([job(7, 'tasks', 'files')], [{ entity: 'construction', id: 7 }])).toBe(true);
    expect(concerns([job(7)], changed('costs'))).toBe(true);
    expect(concerns([job(8, 'costs')], changed('costs'))).toBe(false);
  });

  it('a read of any project is concerned by each change of a project or job', () => {
    expect(concerns(PROJECTS, [{ entity: 'construction', id: 8 }])).toBe(true);
    expect(concerns(PROJECTS, [{ entity: 'lookup', id: 8 }])).toBe(false);
  });

  it('what touched any record of a kind concerns the reads of each of them', () => {
    expect(concerns([job(7)], [{ entity: 'construction' }])).toBe(true);
  });
});
