// Signs in at the local provider as MSAL does in a browser: code with PKCE, the page's form, then the token endpoint.
import { createHash, randomBytes } from 'node:crypto';

export interface SignedIn {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
}

/** What MSAL asks for at each call, refreshes included. */
export const MSAL_SCOPE = 'access openid profile offline_access';
const CLIENT = 'lotline';

export class Browser {
  readonly #cookies = new Map<string, string>();

  constructor(
    private readonly url: string,
    private readonly publicUrl: string,
  ) {}

  /** Public addresses are those of PUBLIC_URL; the test's server answers for it at `url`. */
  async go(address: string, init: RequestInit = {}): Promise<Response> {
    const at = address.replace(this.publicUrl, this.url);
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', ...init, headers: { ...init.headers, cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  /** Opens the provider's sign-in page and answers its address. */
  async openSignIn(verifier: string): Promise<string> {
    const question = new URLSearchParams({
      client_id: CLIENT,
      response_type: 'code',
      redirect_uri: `${this.publicUrl}/field/auth`,
      scope: MSAL_SCOPE,
      state: 'state-1',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    const answer = await this.go(`${this.publicUrl}/idp/auth?${question.toString()}`);
    return new URL(answer.headers.get('location') ?? '', this.publicUrl).href;
  }

  postForm(address: string, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return this.go(address, { method: 'POST', body: new URLSearchParams(form), headers });
  }

  async signIn(email: string): Promise<SignedIn> {
    const verifier = randomBytes(32).toString('base64url');
    let answer = await this.postForm(await this.openSignIn(verifier), { login: email });
    for (let hop = 0; hop < 4; hop++) {
      const at = new URL(answer.headers.get('location') ?? '', this.publicUrl);
      const code = at.searchParams.get('code');
      if (code !== null)
        return this.#exchange({
          grant_type: 'authorization_code',
          code,
          code_verifier: verifier,
          redirect_uri: `${this.publicUrl}/field/auth`,
        });
      answer = await this.go(at.href);
    }
    throw new Error(`the sign-in ended with ${answer.status}: ${await answer.text()}`);
  }

  refresh(refreshToken: string): Promise<SignedIn> {
    return this.#exchange({ grant_type: 'refresh_token', refresh_token: refreshToken, scope: MSAL_SCOPE });
  }

  async #exchange(form: Record<string, string>): Promise<SignedIn> {
    const answer = await this.postForm(`${this.publicUrl}/idp/token`, { client_id: CLIENT, ...form }, { origin: this.publicUrl });
    const body = (await answer.json()) as Record<string, string> & { expires_in: number };
    if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
    return {
      accessToken: body['access_token'] ?? '',
      idToken: body['id_token'] ?? '',
      refreshToken: body['refresh_token'] ?? '',
      expiresInSeconds: body.expires_in,
    };
  }
}
