// One message for each builder and contact, at most 30 jobs each.
import { contactKey, draftsOf } from './builder-drafts.rules.ts';

const job = (id: number, more: object = {}) => ({
  ...{ id, streetName: 'Wattle', suburb: 'Box Hill', siteContact: 'Dale', siteContactPhone: '0491 570 156', developer: 'Tamar Homes' },
  builderApprovedDate: null,
  ...more,
});
const idsOf = (messages: readonly (readonly { readonly id: number }[])[]) => messages.map((jobs) => jobs.map(({ id }) => id));

test('jobs of one builder and one contact are in one message, however they are spelled, and others in their own', () => {
  const jobs = [
    job(1),
    job(2, { developer: 'Banksia' }),
    job(3, { developer: ' tamar HOMES ', siteContactPhone: '+61491570156' }),
    job(4, { siteContactPhone: '0491 570 157' }),
  ];
  expect(idsOf(draftsOf(jobs).messages)).toEqual([[1, 3], [2], [4]]);
  expect(contactKey(job(1))).toBe(contactKey(job(3, { developer: 'TAMAR HOMES' })));
});

test('a message asks for at most 30 jobs, and nothing is left out', () => {
  const { messages } = draftsOf(Array.from({ length: 61 }, (_, id) => job(id)));
  expect(messages.map(({ length }) => length)).toEqual([30, 30, 1]);
  expect(idsOf(messages).flat()).toEqual(Array.from({ length: 61 }, (_, id) => id));
});

test('what is approved already or lacks something is in no message, and is told', () => {
  const { messages, approved, incomplete } = draftsOf([job(1, { builderApprovedDate: new Date() }), job(2, { suburb: ' ' }), job(3)]);
  expect([idsOf(messages), approved.map(({ id }) => id), incomplete.map(({ id }) => id)]).toEqual([[[3]], [1], [2]]);
});
