import { tooLong } from './lines.mjs';
import { copiesOf } from './single.mjs';
import { firstLoadFiles } from './sizes.mjs';

describe('npm run check', () => {
  it('counts what the page names, what that imports and the list itself as the first load, not what comes later (250 kB)', () => {
    const manifest = {
      'index.html': {
        file: 'assets/index.js',
        imports: ['_react.js'],
        dynamicImports: ['src/features/field-list/FieldListPage.tsx', 'src/features/task/TaskPage.tsx'],
      },
      '_react.js': { file: 'assets/react.js' },
      '_list-parts.js': { file: 'assets/list-parts.js', imports: ['_react.js'] },
      'src/features/field-list/FieldListPage.tsx': {
        file: 'assets/list.js',
        src: 'src/features/field-list/FieldListPage.tsx',
        imports: ['_list-parts.js'],
      },
      'src/features/task/TaskPage.tsx': { file: 'assets/task.js', src: 'src/features/task/TaskPage.tsx' },
      'style.css': { file: 'assets/style.css', src: 'style.css' },
    };
    const page = '<script type="module" src="/field/assets/index.js"></script><link rel="stylesheet" href="/field/assets/style.css">';
    expect(firstLoadFiles(manifest, page, /features\/field-list\//).sort()).toEqual([
      'assets/index.js',
      'assets/list-parts.js',
      'assets/list.js',
      'assets/react.js',
    ]);
    expect(firstLoadFiles(manifest, page, /^_list-parts/).sort()).toEqual(['assets/index.js', 'assets/list-parts.js', 'assets/react.js']);
    expect(firstLoadFiles(manifest, page, /TicketPage/)).toEqual([]);
  });

  it('names source files above 400 lines, and leaves generated ones alone', () => {
    const files = [
      { file: 'api/src/app.ts', lines: 401 },
      { file: 'api/src/main.ts', lines: 400 },
      { file: 'schema/generated/operations.ts', lines: 4000 },
      { file: 'package-lock.json', lines: 9000 },
    ];
    expect(tooLong(files)).toEqual(['api/src/app.ts has 401 lines']);
  });

  it('finds a second React wherever npm put it', () => {
    const packages = {
      'node_modules/react': { version: '19.3.1' },
      'desktop/node_modules/react': { version: '18.0.0' },
      'node_modules/react-is': { version: '18.0.0' },
    };
    expect(copiesOf(packages, 'react')).toEqual(['node_modules/react 19.3.1', 'desktop/node_modules/react 18.0.0']);
  });
});
