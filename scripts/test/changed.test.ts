import { browserReach } from './changed.mjs';

test.each([
  [
    'a screen of the phone',
    ['field-pwa/src/app/App.tsx'],
    ['e2e/field-list/', 'e2e/items/', 'e2e/safety/', 'e2e/shell/', 'e2e/task-page/'],
  ],
  ['a screen of the console', ['desktop/src/renderer/app/App.tsx'], ['e2e/console/', 'e2e/desktop/', 'e2e/shell/']],
  ['a browser test itself', ['e2e/shell/sign-in.e2e.ts'], ['e2e/shell/sign-in.e2e.ts']],
  ['what the browser tests of one screen share', ['e2e/task-page/field-task.ts'], ['e2e/task-page/']],
  ['a test of another kind, or words', ['api/test/effects.db.test.ts', 'docs/STATUS.md', 'README.md'], []],
  ['the server', ['api/src/app.ts', 'docs/STATUS.md'], null],
  ['a rule', ['schema/domain/task/task.lifecycle.ts'], null],
  ['what all browser tests stand on', ['e2e/support/test.ts'], null],
])('%s reaches the browser tests that can see it', (_what, files, reached) => {
  expect(browserReach(files)).toEqual(reached);
});
