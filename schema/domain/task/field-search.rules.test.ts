import { buildFieldTask } from '../../testing/build-field-task.ts';
import { matchesSearch } from './field-search.rules.ts';

const task = buildFieldTask({ siteContact: 'Zoë Lindqvist' });

describe('the search of the field list (Spec 2 §2)', () => {
  it.each([
    '',
    '  ',
    'wattle',
    'BOX hill',
    'wo 48213',
    '4821',
    'pit and',
    'zoe',
    'Zoë',
    'tamar',
    'mf-77120',
    '0491570156',
    'crew north',
    'hill wattle',
  ])('finds %p', (search) => {
    expect(matchesSearch(task, search)).toBe(true);
  });

  it.each(['banksia', 'wattle banksia', '48214'])('does not find %p', (search) => {
    expect(matchesSearch(task, search)).toBe(false);
  });
});
