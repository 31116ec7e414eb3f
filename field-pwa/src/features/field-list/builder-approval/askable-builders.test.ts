import { buildFieldTask } from '@lotline/schema/testing/build-field-task';
import { askableBuilders, canAskBuilder } from './askable-builders.ts';

const READY = { streetName: 'Wattle', suburb: 'Box Hill', siteContact: 'Dale', siteContactPhone: '0491 570 156', developer: 'Tamar Homes' };
const task = (id: number, constructionId: number, part = {}) =>
  buildFieldTask({ id, constructionId, builderApprovedDate: null, ...READY, ...part });

test.each([
  ['streetName', null],
  ['suburb', ''],
  ['siteContact', null],
  ['siteContactPhone', '02 9876 5432'],
  ['developer', ' '],
  ['builderApprovedDate', '2026-11-18T01:00:00Z'],
])('with %s %j its builder is not asked', (field, value) => {
  expect(canAskBuilder(task(1, 10))).toBe(true);
  expect(canAskBuilder(task(1, 10, { [field]: value }))).toBe(false);
});

test('one message asks one builder and contact: their jobs stand together, each once', () => {
  const builders = askableBuilders([
    task(1, 10),
    task(2, 10),
    task(3, 11, { developer: 'Banksia Homes' }),
    task(4, 12, { developer: 'TAMAR homes ', siteContactPhone: '+61491570156' }),
    task(5, 13, { siteContactPhone: '0491 570 157' }),
  ]);
  expect(builders.map(({ developer, phone, jobIds }) => [developer, phone, jobIds])).toEqual([
    ['Tamar Homes', '+61491570156', [10, 12]],
    ['Banksia Homes', '+61491570156', [11]],
    ['Tamar Homes', '+61491570157', [13]],
  ]);
});
