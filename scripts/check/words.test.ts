import { fileProblems, nameProblems, phraseProblems, wordFor } from './words.mjs';

describe('npm run check -- words', () => {
  it('refuses a name that a term has replaced, and says where it stands and what to write', () => {
    const text = 'const kept = 1;\nexport const useTrial = () => kept;\nuseTrial();\n';
    expect(nameProblems({ file: 'desktop/src/a.ts', text })).toEqual([
      'desktop/src/a.ts:2 useTrial: write search suggestions, dry run, debounced or requested',
    ]);
  });

  it('refuses a phrase that office people could not read, where it is said to them', () => {
    const text = "// Take away is gone\nconst label = 'Take away';\n";
    expect(phraseProblems({ file: 'desktop/src/a.tsx', text })).toEqual(['desktop/src/a.tsx:2 Take away: write Remove']);
    expect(phraseProblems({ file: 'desktop/src/a.dom.test.tsx', text })).toEqual([]);
    expect(phraseProblems({ file: 'scripts/a.ts', text })).toEqual([]);
  });

  it.each([
    ["const label = 'Take back';", 'Withdraw'],
    ['const hint = `There is no network.`;', 'connection'],
    ["const empty = 'Add somebody below.';", 'someone'],
    ["const column = 'Due day';", 'due date'],
    ["const wait = 'Reading the list';", 'Loading'],
    ["const field = { label: 'Why (kept in the history)' };", 'Reason'],
    ['<TextArea label="Why it is submitted" />', 'Reason'],
    ["const lacks = 'Say why it is reopened.';", 'Give a reason'],
    ["const head = 'E-mail';", 'email'],
    ['const limit = `${String(bytes / 1024)} kB`;', 'KiB'],
    ["const room = 'less than 50 MB free';", 'MiB'],
    ["const limit = 'at most 32 kB: choose another';", 'KiB'],
  ])('has one word for one thing: %s', (text, write) => {
    expect(phraseProblems({ file: 'desktop/src/a.tsx', text }).join()).toContain(write);
  });

  it('leaves a heading that answers what its reader asks', () => {
    expect(phraseProblems({ file: 'desktop/src/a.tsx', text: '<ul aria-label="Why there is no payment">' })).toEqual([]);
  });

  it('leaves the first ticket of work as crews have signed it', () => {
    const text = "const question = 'Everybody inducted';";
    expect(phraseProblems({ file: 'schema/domain/settings/default-ticket-form.ts', text })).toEqual([]);
    expect(phraseProblems({ file: 'schema/domain/ticket/ticket.rules.ts', text })).toHaveLength(1);
  });

  it('reads names, and neither texts nor comments', () => {
    const text = "// useTrial is gone\nexport const store = 'useTrial';\n";
    expect(nameProblems({ file: 'desktop/src/a.ts', text })).toEqual([]);
  });

  it.each([
    ['AnyPress', 'action'],
    ['heldPresses', 'action'],
    ['layOverList', 'optimistic'],
    ['PulledJob', 'replica'],
    ['useKeptForm', 'form draft'],
    ['HeldReads', 'cached'],
    ['tellEvent', 'append'],
    ['TouchFollower', 'changed records'],
    ['taskChangesInput', 'bulk task edit'],
    ['watchHand', 'tap guard'],
    ['holdPlace', 'slot'],
    ['meantSearches', 'search suggestions'],
  ])('%s is replaced by: %s', (name, write) => {
    expect(wordFor(name)).toContain(write);
  });

  it.each(['press', 'onPress', 'compress', 'kept', 'isHeld', 'heldJob', 'JobHold', 'waiting', 'place', 'placeholder', 'handle'])(
    '%s stays a plain English word',
    (name) => {
      expect(wordFor(name)).toBeUndefined();
    },
  );

  it('lets the stores of the phones’ database keep their names', () => {
    expect(wordFor('removedPresses')).toBeUndefined();
    expect(wordFor('pulledJobs')).toBeUndefined();
    expect(wordFor('pulledList')).toContain('replica');
  });

  it('refuses the name of a file and of a folder, and leaves migrations and what a program writes alone', () => {
    expect(fileProblems('web-session/src/kept/known-person.ts')).toEqual([
      'web-session/src/kept/known-person.ts: name it by device storage, form draft, persisted query or cache: the one that is meant',
    ]);
    expect(fileProblems('desktop/src/renderer/platform/bulk/TrialSheet.dom.test.tsx')).toHaveLength(1);
    expect(fileProblems('api/src/migrations/0017-told-changes.ts')).toEqual([]);
    expect(nameProblems({ file: 'schema/generated/operations.ts', text: 'export type OfficeWaiting = string;' })).toEqual([]);
  });
});
