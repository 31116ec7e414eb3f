import { callsOf, fieldsOf, markProblems } from './impersonation.mjs';

const SDL = 'type Query { me: Int } type Mutation { addTask: Int, saveRoles: Int }';
const ROUTES = `
  router.get(['/dashboard/:months', '/dashboard/:groupId/:months'], async (req, res) => {
  router.post('/signout', async (req, res) => {
  router.get(
        \`/exports/\${list}.\${format.ending}\`,`;

describe('npm run check -- impersonation', () => {
  it('finds each field at the root, and each call of a router', () => {
    expect(fieldsOf(SDL)).toEqual(['Query.me', 'Mutation.addTask', 'Mutation.saveRoles']);
    expect(callsOf(ROUTES)).toEqual(['GET /dashboard/:months', 'GET /dashboard/:groupId/:months', 'POST /signout', 'GET /exports/:file']);
  });

  it('says what has no row, what has a row and is gone, and what has two', () => {
    const found = { fields: ['Query.me', 'Mutation.addTask'], calls: ['POST /signout', 'GET /sync'] };
    expect(markProblems(['Query.me', 'Mutation.addTask', 'POST /auth/signout', 'GET /api/sync'], found)).toEqual([]);
    const problems = markProblems(['Query.me', 'Query.me', 'Mutation.gone', 'POST /auth/signout'], found);
    expect(problems.map((problem) => problem.replace(/ ?api\/src\S+ ?/, ' '))).toEqual([
      'Mutation.addTask has no row in ',
      'GET /sync has no row in ',
      ' has a row of Mutation.gone, which is not there',
      ' has two rows of Query.me',
    ]);
  });
});
