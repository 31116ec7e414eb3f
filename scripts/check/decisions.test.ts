import { decisionProblems, decisionsNamed } from './decisions.mjs';

const index = { file: 'docs/decisions/README.md', text: '[012 Tests](012-tests.md)' };
const tests = { file: 'docs/decisions/012-tests.md', text: '# Tests' };

describe('npm run check -- drift, decisions', () => {
  it('reads one number, several, numbers in brackets and a link', () => {
    const text = 'Decision 012, decisions 013, 018 and 020; (021, 022), docs/decisions/023-derived-figures-and-locks.md';
    expect(decisionsNamed(text).sort()).toEqual(['012', '013', '018', '020', '021', '022', '023']);
  });

  it('takes no other number for a decision', () => {
    expect(decisionsNamed('a list of 1,012 jobs, migration 0012, (10), 2,048')).toEqual([]);
  });

  it('names the file that speaks of a decision that does not exist', () => {
    const source = { file: 'api/src/app.ts', text: `// see decision 0${99}, decision 012` };
    expect(decisionProblems([index, tests, source])).toEqual(['api/src/app.ts names decision ' + '099, which is not in docs/decisions/']);
  });

  it('names a decision that the index lacks', () => {
    expect(decisionProblems([{ ...index, text: '' }, tests])).toEqual(['docs/decisions/012-tests.md is not in docs/decisions/README.md']);
  });
});
