// Signs in at the local provider as MSAL does in a browser: code with PKCE, the page's form, then the token endpoint.
import { createHash, randomBytes } from 'node:crypto';

export interface SignedIn {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
}

export interface Authorized {
  readonly code: string;
  readonly verifier: string;
}

/** What MSAL asks for at each call, refreshes included. */
export const MSAL_SCOPE = 'access openid profile offline_access';
const CLIENT = 'lotline';

export class Browser {
  readonly #cookies = new Map<string, string>();

  constructor(
    private url: string,
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

  /** A proxy sends what follows to another process of the server. */
  moveTo(url: string): void {
    this.url = url;
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
    return this.redeem(await this.authorize(email));
  }

  /** @param onStep is called before each question after the first. */
  async authorize(email: string, onStep: () => void = () => undefined): Promise<Authorized> {
    const verifier = randomBytes(32).toString('base64url');
    const page = await this.openSignIn(verifier);
    onStep();
    let answer = await this.postForm(page, { login: email });
    for (let hop = 0; hop < 4; hop++) {
      const at = new URL(answer.headers.get('location') ?? '', this.publicUrl);
      const code = at.searchParams.get('code');
      onStep();
      if (code !== null) return { code, verifier };
      answer = await this.go(at.href);
    }
    throw new Error(`the sign-in ended with ${answer.status}: ${await answer.text()}`);
  }

  redeem({ code, verifier }: Authorized): Promise<SignedIn> {
    return this.#exchange({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: `${this.publicUrl}/field/auth`,
    });
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
