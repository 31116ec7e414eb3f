// Removes secrets from what is logged: by the name of a field, in any case and depth, and by their shape in any text.
const SECRET_NAMES = new Set([
  'authorization',
  'proxyauthorization',
  'cookie',
  'setcookie',
  'password',
  'token',
  'accesstoken',
  'refreshtoken',
  'idtoken',
  'secret',
  'uploadurl',
]);
const REDACTED = '[redacted]';
/** Deeper than anything that is logged on purpose; what is below is left out rather than shown. */
const DEEPEST = 8;

/** A copy. Errors stay themselves: the log's own serializer describes them. */
export function withoutSecrets(facts: Record<string, unknown>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, isSecretName(name) ? REDACTED : withoutSecretsBelow(value, depth + 1)]),
  );
}

function withoutSecretsBelow(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return REDACTED;
  if (Array.isArray(value)) return value.map((one) => withoutSecretsBelow(one, depth + 1));
  return isPlain(value) ? withoutSecrets(value, depth) : value;
}

/** `Set-Cookie`, `set_cookie` and `setCookie` are one name. */
const isSecretName = (name: string): boolean => SECRET_NAMES.has(name.replace(/[-_]/g, '').toLowerCase());

function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const CONNECTION_STRING = /\b([a-z]+:\/\/)[^\s/@:]+:[^\s/@]+@/gi;
const BEARER = /\b(eyJ[\w-]+\.)[\w-]+\.[\w-]*/g;
const SIGNED_ADDRESS = /(\/(?:api\/files|idp\/sign-in|idp\/auth|builders)\/)[\w.~%-]+/gi;

export function scrub(text: string): string {
  // all three shapes have a slash or begin with eyJ: most texts have neither, and a page of a log has hundreds of them
  if (!text.includes('/') && !text.includes('eyJ')) return text;
  return text.replace(CONNECTION_STRING, '$1[redacted]@').replace(BEARER, '$1[redacted]').replace(SIGNED_ADDRESS, '$1[redacted]');
}
