// Sends the errors that an app has caught to the log of the office: each kind once a page, a few at most, and never in the way of anything. What could not be
// sent waits for the connection, as long as the page lives.
import type { ClientErrorInput } from '@lotline/schema/domain/log/client-error.input';
import type { ConnectionWatch } from './connection.ts';
import type { Rest } from './rest.ts';

export type ReportError = (kind: ClientErrorInput['kind'], error: unknown) => void;

interface ErrorReports {
  readonly report: ReportError;
  /** The last one on this page, in words; null: none. */
  readonly last: () => string | null;
}

interface ReportsDeps {
  readonly app: 'field' | 'console';
  readonly version: string;
  readonly rest: Rest;
  readonly connection: ConnectionWatch;
  readonly isSignedIn: () => boolean;
  /** Known to be no fault of the app: a failed call above all. */
  readonly isHarmless: (error: unknown) => boolean;
  readonly path: () => string;
}

/** A page that fails again and again says so this often. */
export const MOST_REPORTS = 20;
const MOST_TEXT = 4_000;

interface Report {
  readonly app: string;
  readonly kind: ClientErrorInput['kind'];
  readonly name: string;
  readonly message: string;
  readonly stack: string | null;
  readonly path: string;
  readonly version: string;
}

export function createErrorReports(deps: ReportsDeps): ErrorReports {
  const known = new Set<string>();
  let waiting: Report[] = [];
  let isSending = false;
  let last: string | null = null;
  const flush = async (): Promise<void> => {
    if (isSending || !deps.isSignedIn()) return;
    isSending = true;
    while (waiting.length > 0) {
      const [report] = waiting;
      try {
        await deps.rest('/api/client-errors', { method: 'POST', body: report });
      } catch {
        // without an answer it waits for the connection; refused, it is not sent again
        if (!deps.connection.get().isReached || !deps.connection.get().hasNetwork) break;
      }
      waiting = waiting.slice(1);
    }
    isSending = false;
  };
  deps.connection.subscribe(() => {
    const { isReached, hasNetwork } = deps.connection.get();
    if (isReached && hasNetwork && waiting.length > 0) void flush();
  });
  const report: ReportError = (kind, error) => {
    if (deps.isHarmless(error)) return;
    const { name, message, stack } = factsOf(error);
    last = `${name}: ${message}`;
    const key = `${name} ${message}`;
    if (known.has(key) || known.size >= MOST_REPORTS) return;
    known.add(key);
    waiting.push({ app: deps.app, kind, name, message, stack, path: deps.path(), version: deps.version });
    void flush();
  };
  return { report, last: () => last };
}

function factsOf(error: unknown): { readonly name: string; readonly message: string; readonly stack: string | null } {
  if (error instanceof Error)
    return { name: error.name.slice(0, 100), message: error.message.slice(0, MOST_TEXT), stack: error.stack?.slice(0, MOST_TEXT) ?? null };
  return {
    name: 'Error',
    message: (typeof error === 'string' ? error : 'Something that is no error was thrown').slice(0, MOST_TEXT),
    stack: null,
  };
}
