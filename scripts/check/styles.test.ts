import { classesIn, styleProblems, usesIn } from './styles.mjs';

const sheet = (file: string, text: string) => ({ file, text });
const row = sheet('field-pwa/src/Row.module.css', '.row { color: red } .row:has(> .open) :is(.shut, p) { color: blue }');
const usesAll = sheet(
  'field-pwa/src/Row.tsx',
  "import styles from './Row.module.css';\nconst Row = () => <p className={`${styles.row} ${styles.open} ${styles.shut}`} />;",
);

describe('npm run check -- styles', () => {
  it('finds the classes of a style sheet, inside conditions and other selectors too, and no figure after a point', () => {
    const text =
      '@layer kit { @media print { .a > .b:not(.c) { margin: .5rem } } @container box (width > 1rem) { .d::before { content: ".e" } } }';
    expect(classesIn(sheet('x.css', text)).sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('holds when each class of a module is used and each used one is there', () => {
    expect(styleProblems([row], [usesAll])).toEqual([]);
  });

  it('refuses a global class rule, whoever writes it, except for the elements of somebody else', () => {
    expect(styleProblems([sheet('shared-ui/src/styles/elements.css', 'h1 { margin: 0 } .top { margin: 0 }')], [])).toEqual([
      'shared-ui/src/styles/elements.css: .top is a global class: it belongs into the CSS module of its component.',
    ]);
    expect(styleProblems([sheet('desktop/src/renderer/features/explorer/explorer.css', '.graphiql-container { margin: 0 }')], [])).toEqual(
      [],
    );
  });

  it('names a class that nobody uses, one that the module lacks, and a module that is not there', () => {
    const other = sheet(
      'field-pwa/src/other/Other.tsx',
      "import styles from '../Row.module.css';\nimport gone from './Gone.module.css';\nconst a = [styles.row, styles.opne, gone.all];",
    );
    expect(styleProblems([row], [other])).toEqual([
      'field-pwa/src/Row.module.css: nobody uses .open.',
      'field-pwa/src/Row.module.css: nobody uses .shut.',
      'field-pwa/src/other/Other.tsx: field-pwa/src/Row.module.css has no .opne.',
      'field-pwa/src/other/Other.tsx: there is no field-pwa/src/other/Gone.module.css.',
    ]);
  });

  it('reads a module of another room by its address', () => {
    const { uses } = usesIn(
      sheet('desktop/src/a.tsx', "import words from '@lotline/shared-ui/styles/words.module.css';\nconst a = words.muted;"),
    );
    expect(uses).toEqual([{ module: 'shared-ui/src/styles/words.module.css', names: ['muted'] }]);
  });

  it('holds an app to its style sheet as the first import: the order of the layers is in it', () => {
    const sheetLater = "import { App } from './App.tsx';\nimport './app.css';";
    expect(usesIn(sheet('desktop/src/main.tsx', sheetLater)).problems).toHaveLength(1);
    expect(usesIn(sheet('desktop/src/main.tsx', "import './app.css';\nimport { App } from './App.tsx';")).problems).toEqual([]);
  });

  it('refuses a class written as text, and one chosen where it cannot be read', () => {
    const text =
      'import page from \'./Page.module.css\';\nconst a = (kind: string) => <p className="top" title={page[kind]}>{page.page}</p>;';
    expect(usesIn(sheet('field-pwa/src/a.tsx', text)).problems).toEqual([
      'field-pwa/src/a.tsx: "top" is a global class: take it from a CSS module.',
      'field-pwa/src/a.tsx: write page.name: what is chosen while it runs cannot be checked.',
    ]);
  });
});
