// What lies between a crew's phone and the server: a proxy that holds requests, loses them or their answers, answers in the server's place, for a moment or
// for up to a minute of the phone's own time (issue 27). By chance alone, told by a seed: nobody waits.
import { ApiError, toApiError } from '../../web-session/src/api-error.ts';
import type { PutFile } from '../../web-session/src/put-file.ts';
import type { Send } from '../../web-session/src/send.ts';
import type { Chance } from '../outbox/chance.ts';

export const OUTAGES = ['hang', 'lostAnswer', 'reset', 'fault', 'unavailable', 'portal'] as const;
export type Outage = (typeof OUTAGES)[number];
const LONGEST_OUTAGE_MS = 60_000;
/** As long as the app waits for an answer (web-session/send). */
const GIVES_UP_AFTER_MS = 30_000;

interface Between {
  readonly url: string;
  readonly token: string;
  readonly chance: Chance;
  /** The phone's clock, in milliseconds. */
  readonly now: () => number;
  readonly elapse: (ms: number) => void;
  /** What of a request does not reach the server, by a planted fault. */
  readonly drops: (key: string) => boolean;
}

const page = (status: number): Response => new Response('<!doctype html><title>Sign in to the network</title>', { status });

export class CrewNetwork {
  /** Of so many calls one meets a fault of its own. */
  part = 0;
  readonly met: Record<Outage, number> = { hang: 0, lostAnswer: 0, reset: 0, fault: 0, unavailable: 0, portal: 0 };
  private outage: { readonly kind: Outage; readonly until: number } | null = null;
  /** Held by the proxy; they arrive when nobody waits for them any more. */
  private held: (() => Promise<unknown>)[] = [];

  constructor(private readonly between: Between) {}

  /** Every call until then. */
  fail(): void {
    const { chance, now } = this.between;
    const kind = OUTAGES[Math.floor(chance() * OUTAGES.length)] ?? 'reset';
    this.outage = { kind, until: now() + chance() * LONGEST_OUTAGE_MS };
  }

  /** What was held arrives at last, behind whatever came since. */
  async letGo(): Promise<void> {
    const late = this.held;
    this.held = [];
    for (const arrive of late) await arrive();
  }

  async end(): Promise<void> {
    this.outage = null;
    this.part = 0;
    await this.letGo();
  }

  readonly send: Send = async ({ method, path, body }) => {
    const { url, token, drops } = this.between;
    const text = JSON.stringify(body, (key, value: unknown) => (drops(key) ? undefined : value));
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const arrive = async (): Promise<Response> => {
      const answer = await fetch(url + path, { method, headers, body: text });
      return new Response(await answer.text(), { status: answer.status });
    };
    return this.pass(arrive);
  };

  /** The bytes of a file, to the address that the server gave for it. */
  readonly put: PutFile = async ({ url, contentType, bytes }) => {
    const arrive = () => fetch(new URL(url, this.between.url), { method: 'PUT', headers: { 'content-type': contentType }, body: bytes });
    const { ok, status } = await this.pass(arrive);
    if (!ok) throw toApiError(status, undefined);
  };

  private async pass(arrive: () => Promise<Response>): Promise<Response> {
    const fault = this.faultOf();
    if (fault === null) return arrive();
    this.met[fault] += 1;
    return this.meet(fault, arrive);
  }

  private faultOf(): Outage | null {
    const { chance, now } = this.between;
    if (this.outage !== null && this.outage.until <= now()) this.outage = null;
    if (this.outage !== null) return this.outage.kind;
    return chance() < this.part ? (OUTAGES[Math.floor(chance() * OUTAGES.length)] ?? null) : null;
  }

  private async meet(fault: Outage, arrive: () => Promise<Response>): Promise<Response> {
    const { chance, elapse } = this.between;
    switch (fault) {
      case 'hang':
        if (chance() < 0.5) this.held.push(arrive);
        elapse(GIVES_UP_AFTER_MS);
        throw new ApiError({ code: 'TIMEOUT', status: 0 });
      case 'lostAnswer':
        await arrive();
        throw new ApiError({ code: 'OFFLINE', status: 0 });
      case 'reset':
        throw new ApiError({ code: 'OFFLINE', status: 0 });
      case 'fault':
        // a gateway in the middle of a deploy: the old process may have done it
        if (chance() < 0.5) await arrive();
        return page(500);
      case 'unavailable':
        return Response.json({ code: 'UNAVAILABLE' }, { status: 503 });
      case 'portal':
        return page(200);
    }
  }
}
