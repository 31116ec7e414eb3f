// What a setting does on the phone is the same for an own crew and for a contractor, so its preview in the console offers no choice of the two (decision 077). Once a
// setting's rule asks which of them somebody is, this fails, and the preview needs that choice.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { canEditContactField, canEditDeveloperAndSiteContact, editableStatuses } from '@lotline/schema/domain/job/job.lifecycle';
import { CREW } from '@lotline/schema/domain/task/setting-preview.rules';

const DOMAIN = path.resolve('schema/domain');
const ASKS_THE_KIND = /\bisSubcontractor\b|\bcanSeeMoney\b|\bseesTaskMoney\b/g;
const READS_A_SETTING = /from '[^']*(?:\/settings\/|type-settings)[^']*'/;

const rules = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(path.join(DOMAIN, name), 'utf8') }))
  .filter(({ name, text }) => name.startsWith('settings/') || READS_A_SETTING.test(text));

test('no rule that reads a setting asks whether somebody is a contractor; the preview alone says that its crew is none', () => {
  expect(rules.length).toBeGreaterThan(60);
  const asking = rules.flatMap(({ name, text }) => Array.from(text.matchAll(ASKS_THE_KIND), () => name));
  expect(asking).toEqual(['task/setting-preview.rules.ts']);
});

test('the rules of what a crew may choose and edit answer without being told which of the two it is', () => {
  const unasked: Actor = {
    ...CREW,
    get isSubcontractor(): boolean {
      throw new Error('a setting’s rule asks which of the two somebody is');
    },
  };
  const status = (statusName: string, sortOrder: number) => ({
    statusName,
    sortOrder,
    fieldOrder: sortOrder,
    fieldEdit: true,
    colour: null,
  });
  expect(editableStatuses(unasked, 'Issued', { statuses: [status('Issued', 1), status('Done', 2)] })).toEqual(['Issued', 'Done']);
  const list = { fields: [{ fieldName: 'developer', show: true, canEdit: true }] };
  expect(canEditContactField(unasked, list, 'siteContact').ok).toBe(false);
  expect(canEditDeveloperAndSiteContact(unasked, list).ok).toBe(true);
});
