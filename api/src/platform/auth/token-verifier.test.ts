import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { LOCAL_AUDIENCE, type VerifyToken } from './identity.ts';
import { entraTokenRules, localTokenRules, tokenVerifier } from './token-verifier.ts';

const ISSUER = 'http://localhost:4000/idp';
const TENANT = '0f8b8a4e-3c7d-4a55-9a3f-7a1c1f0e9d11';
const CLIENT = '7d1f6a52-7a4c-4f0e-8a55-1f2e3d4c5b6a';
const ENTRA_ISSUER = `https://login.microsoftonline.com/${TENANT}/v2.0`;
const good: JWTPayload = { tid: 'local', scope: 'access', email: 'sub@lotline.example' };

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;
let ours: KeyPair;
let foreign: KeyPair;
let verify: VerifyToken;
let verifyEntra: VerifyToken;

beforeAll(async () => {
  ours = await generateKeyPair('RS256', { extractable: true });
  foreign = await generateKeyPair('RS256', { extractable: true });
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }] });
  verify = tokenVerifier(localTokenRules(ISSUER, keys));
  verifyEntra = tokenVerifier({ ...entraTokenRules({ tenantId: TENANT, clientId: CLIENT, audience: undefined }), keys });
});

interface Made {
  claims?: JWTPayload;
  issuer?: string;
  audience?: string;
  typ?: string;
  expires?: string;
  by?: KeyPair['privateKey'];
}

function token({
  claims = good,
  issuer = ISSUER,
  audience = LOCAL_AUDIENCE,
  typ = 'at+jwt',
  expires = '5m',
  by = ours.privateKey,
}: Made = {}): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'k', typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject('sub@lotline.example')
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(by);
}

test('a valid token gives its person and its expiry (quality.md §2)', async () => {
  const identity = await verify(await token());
  expect(identity).toMatchObject({ subject: 'local|sub@lotline.example', verifiedEmail: 'sub@lotline.example' });
  expect(identity.expiresAt).toBeGreaterThan(Date.now() + 200_000);
});

test.each<[string, Made]>([
  ['another issuer', { issuer: 'http://localhost:4000/other' }],
  ['another audience', { audience: 'urn:other:api' }],
  ['another tenant', { claims: { ...good, tid: 'elsewhere' } }],
  ['no tenant', { claims: { scope: 'access' } }],
  ['no scope of ours', { claims: { ...good, scope: 'openid profile' } }],
  ['a scope that only begins like ours', { claims: { ...good, scope: 'accessible' } }],
  ['an end in the past', { expires: '-1m' }],
  ['the type of an id_token', { typ: 'JWT' }],
])('refuses a token with %s (quality.md §2 "tokens")', async (_what, made) => {
  await expect(token(made).then(verify)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('refuses a token that a foreign key signed (quality.md §2 "tokens")', async () => {
  await expect(token({ by: foreign.privateKey }).then(verify)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('refuses alg none (quality.md §2 "tokens")', async () => {
  const bare = new UnsecuredJWT(good)
    .setIssuer(ISSUER)
    .setAudience(LOCAL_AUDIENCE)
    .setSubject('sub@lotline.example')
    .setExpirationTime('5m')
    .encode();
  await expect(verify(bare)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('refuses key confusion: HS256 with our public key as the secret (quality.md §2 "tokens")', async () => {
  const secret = new TextEncoder().encode(await exportSPKI(ours.publicKey));
  const confused = await new SignJWT(good)
    .setProtectedHeader({ alg: 'HS256', kid: 'k', typ: 'at+jwt' })
    .setIssuer(ISSUER)
    .setAudience(LOCAL_AUDIENCE)
    .setSubject('sub@lotline.example')
    .setExpirationTime('5m')
    .sign(secret);
  await expect(verify(confused)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('refuses a token whose claims were changed after signing', async () => {
  const [header, , signature] = (await token()).split('.');
  const body = Buffer.from(
    JSON.stringify({ ...good, iss: ISSUER, aud: LOCAL_AUDIENCE, sub: 'admin@lotline.example', exp: 4_000_000_000 }),
  ).toString('base64url');
  await expect(verify(`${header}.${body}.${signature}`)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('unreachable keys of the issuer answer UNAVAILABLE, not that the person is signed out', async () => {
  const away = tokenVerifier({ ...localTokenRules(ISSUER, () => Promise.reject(new TypeError('fetch failed'))) });
  await expect(token().then(away)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

describe('at Entra', () => {
  const entra: JWTPayload = {
    tid: TENANT,
    scp: 'access',
    oid: 'object-1',
    preferred_username: 'pat@company.example',
    email: 'claimed@company.example',
  };
  const made = (claims: JWTPayload): Made => ({ claims, issuer: ENTRA_ISSUER, audience: `api://${CLIENT}`, typ: 'JWT' });

  test('the person is known by object id, and the sign-in name is trusted rather than a claimed e-mail', async () => {
    expect(await verifyEntra(await token(made(entra)))).toMatchObject({
      subject: `${ENTRA_ISSUER}|object-1`,
      verifiedEmail: 'pat@company.example',
    });
  });

  test('the e-mail is trusted when Entra has verified its domain’s owner', async () => {
    expect(await verifyEntra(await token(made({ ...entra, xms_edov: true })))).toMatchObject({ verifiedEmail: 'claimed@company.example' });
  });

  test('another tenant’s token is refused', async () => {
    await expect(token(made({ ...entra, tid: CLIENT })).then(verifyEntra)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
