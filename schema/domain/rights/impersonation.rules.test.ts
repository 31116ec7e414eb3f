import { buildActor } from '../../testing/build-actor.ts';
import { CLAIMS, type Claim } from '../kernel/claims.ts';
import { canImpersonate, type ImpersonatedPerson } from './impersonation.rules.ts';

const FIELD: readonly Claim[] = ['CAN_ACCESS_FIELD_WORK'];
const person = (facts: Partial<ImpersonatedPerson> = {}): ImpersonatedPerson => ({
  ...{ id: 900, canLogIn: true, claims: FIELD, isSubcontractor: false },
  ...facts,
});
const helper = buildActor({ onlyClaims: ['CAN_IMPERSONATE_USERS', 'CAN_ACCESS_FIELD_WORK'] });
const administrator = buildActor({ onlyClaims: CLAIMS });

test('who holds the claim and all that the person holds is signed in as them', () => {
  expect(canImpersonate(helper, person())).toEqual({ ok: true });
});

test.each<[string, Parameters<typeof canImpersonate>, string]>([
  ['without the claim', [buildActor({ onlyClaims: FIELD }), person()], 'CLAIM_REQUIRED'],
  ['as oneself', [helper, person({ id: helper.userId })], 'IMPERSONATION_ONESELF'],
  ['out of another one', [{ ...administrator, impersonatorId: 1 }, person()], 'IMPERSONATION_NESTED'],
  ['as who cannot sign in', [helper, person({ canLogIn: false })], 'IMPERSONATION_NO_SIGN_IN'],
  ['as who changes rights', [administrator, person({ claims: ['CAN_MANAGE_ROLE_CLAIMS'] })], 'IMPERSONATION_OF_ADMINISTRATOR'],
  ['as who signs in as others', [administrator, person({ claims: ['CAN_IMPERSONATE_USERS'] })], 'IMPERSONATION_OF_ADMINISTRATOR'],
])('nobody is signed in %s', (_, [actor, other], code) => {
  expect(canImpersonate(actor, other)).toMatchObject({ ok: false, code });
});

test('what the caller lacks is listed, also the amounts that a subcontractor sees without a claim', () => {
  expect(canImpersonate(helper, person({ claims: [...FIELD, 'CAN_VIEW_REPORTS'] }))).toMatchObject({
    code: 'IMPERSONATION_EXCEEDS_YOURS',
    details: { claims: ['CAN_VIEW_REPORTS'], labels: ['Reports'] },
  });
  const subcontractor = person({ isSubcontractor: true });
  expect(canImpersonate(helper, subcontractor)).toMatchObject({ details: { claims: ['CAN_VIEW_FINANCIAL_INFORMATION'] } });
  expect(canImpersonate(administrator, subcontractor).ok).toBe(true);
});
