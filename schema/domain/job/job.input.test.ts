import { refusalOf } from '../../testing/refusal-of.ts';
import { parseInput } from '../kernel/input.ts';
import { developerAndSiteContactInput, developerAndSiteContactsInput, jobStatusInput, siteContactsInput } from './job.input.ts';

const sarah = { name: 'Sarah Lindqvist', description: 'Primary', phone: '0491 570 156', email: 'sarah@tamar.example' };

describe('site contacts (Spec 2 §5)', () => {
  it('drop empty rows, keep their order, and get the position for a missing sortOrder', () => {
    const rows = [
      { name: ' ', description: '', phone: null },
      sarah,
      { sortOrder: 9 },
      { id: 4, email: 'b@tamar.example', sortOrder: null },
      { name: 'C', sortOrder: 7 },
    ];
    expect(parseInput(siteContactsInput, rows)).toEqual([
      { id: null, ...sarah, phone: '+61491570156', sortOrder: 1 },
      { id: 4, name: null, description: null, phone: null, email: 'b@tamar.example', sortOrder: 2 },
      { id: null, name: 'C', description: null, phone: null, email: null, sortOrder: 7 },
    ]);
  });

  it.each([
    [[], 'SITE_CONTACT_REQUIRED'],
    [[{ id: 1, sortOrder: 1, name: ' ' }], 'SITE_CONTACT_REQUIRED'],
    [[{ ...sarah, phone: '02 9876 5432' }], 'PHONE_INVALID'],
    [[{ ...sarah, email: 'not an address' }], 'INVALID_INPUT'],
    [[{ ...sarah, email: 'a@b' }], 'INVALID_INPUT'],
    [[{ ...sarah, email: 'a@b.example\nbcc: c@d.example' }], 'INVALID_INPUT'],
    [[{ ...sarah, sortOrder: 0 }], 'INVALID_INPUT'],
    [[{ ...sarah, name: 'x'.repeat(201) }], 'INVALID_INPUT'],
    [[1, 1].map((id) => ({ id, ...sarah })), 'INVALID_INPUT'],
    [Array.from({ length: 51 }, () => sarah), 'INVALID_INPUT'],
  ])('case %#: are refused with their code', (rows, code) => {
    expect(refusalOf(() => parseInput(siteContactsInput, rows)).code).toBe(code);
  });

  it.each([{ constructionId: 3 }, { id: 3 }, { id: 3, constructionId: null }])('take the job’s id under either name: %j', (ids) => {
    expect(parseInput(developerAndSiteContactsInput, { ...ids, developer: ' Tamar Homes ', siteContacts: [sarah] })).toMatchObject({
      constructionId: 3,
      developer: 'Tamar Homes',
    });
  });

  it.each([{}, { id: 3, constructionId: 3 }])('refuse none and both: %j', (ids) => {
    const refusal = refusalOf(() => parseInput(developerAndSiteContactsInput, { ...ids, siteContacts: [sarah] }));
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', message: 'Give either id or constructionId.' });
  });
});

describe('developer, one site contact, job status', () => {
  it('store the phone as +614 and eight digits, and nothing as null (Spec 1 §5)', () => {
    expect(
      parseInput(developerAndSiteContactInput, { id: 1, developer: '', siteContact: 'Sarah', siteContactPhone: '0491570156' }),
    ).toEqual({
      id: 1,
      developer: null,
      siteContact: 'Sarah',
      siteContactPhone: '+61491570156',
    });
    expect(refusalOf(() => parseInput(developerAndSiteContactInput, { id: 1, siteContactPhone: '1300 975 707' })).code).toBe(
      'PHONE_INVALID',
    );
  });

  it('refuse a status without a name', () => {
    expect(refusalOf(() => parseInput(jobStatusInput, { id: 1, status: ' ' })).message).toBe('Status is missing.');
  });
});
