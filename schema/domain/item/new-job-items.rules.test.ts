import { itemsOfNewJob } from './new-job-items.rules.ts';

const item = (id: number, code: string, isArchived = false) => ({ id, code, isArchived });

test('a new job is given what the template says of the catalogue; what it leaves open or does not have is named', () => {
  const template = [
    { code: 'pit-450', quantity: '2.000' },
    { code: 'CONDUIT 20', quantity: null },
    { code: 'OLD', quantity: '1.000' },
    { code: 'NONE', quantity: '1.000' },
  ];
  expect(itemsOfNewJob(template, [item(1, 'PIT-450'), item(2, 'CONDUIT20'), item(3, 'OLD', true)])).toEqual({
    given: [{ itemId: 1, code: 'pit-450', quantity: '2.000' }],
    open: ['CONDUIT 20'],
    unknown: ['OLD', 'NONE'],
  });
});
