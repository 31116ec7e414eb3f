import { readWish } from './look.mjs';

describe('npm run look', () => {
  it('takes a field page on a phone and a console page on a desk, unless told otherwise', () => {
    expect(readWish(['/field/construction', '--out', 'a.png']).desk).toBe(false);
    expect(readWish(['/graphiql', '--out', 'a.png']).desk).toBe(true);
    expect(readWish(['/field/construction', '--desk', '--out', 'a.png']).desk).toBe(true);
    expect(readWish(['/', '--phone', '--out', 'a.png']).desk).toBe(false);
  });

  it('says how it is used when a path or a file is missing', () => {
    expect(() => readWish(['/field/construction'])).toThrow(/--out/);
    expect(() => readWish(['--out', 'a.png'])).toThrow(/npm run look/);
  });
});
