// The local provider's RSA key: made once, stored under DATA_DIR with mode 0600, so that tokens outlive a restart.
import { createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWK, type JWTVerifyGetKey } from 'jose';
import type { Logger } from 'pino';
import { keepSecret, type SecretKind } from '../config/stored-secret.ts';

export interface SigningKey {
  readonly privateJwk: JWK;
  readonly verificationKeys: JWTVerifyGetKey;
}

const KEY_FILE: SecretKind = { fileName: 'local-sign-in-key.json', make: makeKey, isWhole: isPrivateKey };

export async function loadSigningKey(dataDir: string, log: Pick<Logger, 'warn'>): Promise<SigningKey> {
  const privateJwk = JSON.parse(await keepSecret(dataDir, KEY_FILE, log)) as JWK;
  const { kty, n, e, kid, alg, use } = privateJwk;
  const publicJwk = Object.fromEntries(Object.entries({ kty, n, e, kid, alg, use }).filter(([, value]) => value !== undefined));
  return { privateJwk, verificationKeys: createLocalJWKSet({ keys: [publicJwk] }) };
}

async function makeKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return JSON.stringify({ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: `local-${Date.now().toString(36)}` });
}

async function isPrivateKey(text: string): Promise<boolean> {
  try {
    const key = await importJWK(JSON.parse(text) as JWK, 'RS256');
    return 'type' in key && key.type === 'private';
  } catch {
    return false;
  }
}
