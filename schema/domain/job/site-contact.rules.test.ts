import { primaryContact, scopingBonus, sortContacts } from './site-contact.rules.ts';

describe('the primary site contact (Spec 1 §9)', () => {
  it('is the one with sortOrder 1, else the lowest, the first of equals', () => {
    expect(primaryContact([{ sortOrder: 2 }, { sortOrder: 1 }])).toEqual({ sortOrder: 1 });
    expect(primaryContact([{ sortOrder: 5 }, { sortOrder: 3 }])).toEqual({ sortOrder: 3 });
    expect(
      primaryContact([
        { sortOrder: 3, name: 'a' },
        { sortOrder: 3, name: 'b' },
      ]),
    ).toEqual({ sortOrder: 3, name: 'a' });
    expect(primaryContact([])).toBeUndefined();
  });

  it('stands first', () => {
    expect(sortContacts([{ sortOrder: 2 }, { sortOrder: 1 }])).toEqual([{ sortOrder: 1 }, { sortOrder: 2 }]);
  });
});

describe('the scoping bonus (Spec 1 §2)', () => {
  it.each([
    ['Tamar', '+61491570156', true, 'complete'],
    ['Tamar', null, true, 'incomplete'],
    [' ', '+61491570156', true, 'incomplete'],
    [null, null, true, 'incomplete'],
    ['Tamar', '+61491570156', false, 'none'],
  ])('developer %p, phone %p, bonus %p: %s', (developer, siteContactPhone, hasBonus, bonus) => {
    expect(scopingBonus({ developer, siteContactPhone }, hasBonus)).toBe(bonus);
  });
});
