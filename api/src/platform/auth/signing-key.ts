// The local provider's RSA key: made once, kept under DATA_DIR with mode 0600, so that tokens outlive a restart.
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWK, type JWTVerifyGetKey } from 'jose';
import { keepSecret } from '../config/kept-secret.ts';

export interface SigningKey {
  readonly privateJwk: JWK;
  readonly verificationKeys: JWTVerifyGetKey;
}

export async function loadSigningKey(dataDir: string): Promise<SigningKey> {
  const privateJwk = JSON.parse(await keepSecret(dataDir, 'local-sign-in-key.json', makeKey)) as JWK;
  const { kty, n, e, kid, alg, use } = privateJwk;
  const publicJwk = Object.fromEntries(Object.entries({ kty, n, e, kid, alg, use }).filter(([, value]) => value !== undefined));
  return { privateJwk, verificationKeys: createLocalJWKSet({ keys: [publicJwk] }) };
}

async function makeKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return JSON.stringify({ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: `local-${Date.now().toString(36)}` });
}
