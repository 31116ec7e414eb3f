// Xero's accounting API by HTTP: the organisation first, its accounts and tax rates once it is the right one. The token stands in a header alone, and in no error.
import { z } from 'zod';
import { XeroFault, type XeroGateway } from './xero-gateway.ts';

export interface HttpXeroSettings {
  /** 'https://api.xero.com/api.xro/2.0', or http:// of this machine. */
  readonly url: string;
  readonly token: string;
  /** The organisation's id there. */
  readonly organisation: string;
}

/** A chart of accounts has some hundred lines of 500 bytes. */
const MOST_ANSWER_BYTES = 2_000_000;
const ACTIVE = 'ACTIVE';

const organisations = z.object({ Organisations: z.array(z.object({ OrganisationID: z.string(), Name: z.string() })).min(1) });
const accounts = z.object({ Accounts: z.array(z.object({ Code: z.string().optional(), Status: z.string() })) });
const taxRates = z.object({ TaxRates: z.array(z.object({ Name: z.string(), Status: z.string() })) });

export const httpXeroGateway = (settings: HttpXeroSettings): XeroGateway => ({
  read: async (signal) => {
    const ask = <Answer>(path: string, shape: z.ZodType<Answer>) => askXero(settings, path, shape, signal);
    const [found] = (await ask('Organisation', organisations)).Organisations;
    const name = found?.Name.slice(0, 200) ?? '';
    if (found?.OrganisationID.toLowerCase() !== settings.organisation.toLowerCase()) throw new XeroFault('other', name);
    const [{ Accounts }, { TaxRates }] = await Promise.all([ask('Accounts', accounts), ask('TaxRates', taxRates)]);
    return {
      organisation: name,
      accountCodes: Accounts.flatMap(({ Code, Status }) => (Status === ACTIVE && Code !== undefined ? [Code] : [])),
      taxTypes: TaxRates.flatMap(({ Name, Status }) => (Status === ACTIVE ? [Name] : [])),
    };
  },
});

async function askXero<Answer>(
  { url, token, organisation }: HttpXeroSettings,
  path: string,
  shape: z.ZodType<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, 'xero-tenant-id': organisation, accept: 'application/json' };
  const failed = (): never => {
    throw new XeroFault(signal.aborted ? 'slow' : 'down');
  };
  const answer = await fetch(`${url}/${path}`, { headers, signal, redirect: 'manual' }).catch(failed);
  if (answer.status !== 200) {
    await answer.body?.cancel();
    throw new XeroFault(failureOf(answer.status));
  }
  const parsed = shape.safeParse(jsonOf(await readBounded(answer).catch(failed)));
  if (!parsed.success) throw new XeroFault('unreadable');
  return parsed.data;
}

function failureOf(status: number): 'token' | 'busy' | 'fault' | 'unreadable' {
  if (status === 401 || status === 403) return 'token';
  if (status === 429) return 'busy';
  return status >= 500 ? 'fault' : 'unreadable';
}

/** Null: it is larger than it may be, and the rest is not read. */
async function readBounded(answer: Response): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const body: ReadableStream<Uint8Array> | null = answer.body;
  for await (const part of body ?? []) {
    size += part.byteLength;
    // leaving the loop cancels the rest
    if (size > MOST_ANSWER_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
