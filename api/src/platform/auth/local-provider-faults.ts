// The local provider's answer when something of ours failed: the status and the sentence of the rest of the server (error-status.ts),
// in OAuth's error format.
import type { Request } from 'express';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { sayError } from '@lotline/schema/errors/catalogue';
import { RETRY_AFTER_SECONDS } from '../http/error-handler.ts';
import { errorStatus, toEdgeError } from '../http/error-status.ts';
import { requestScope } from '../http/request-scope.ts';

type Context = Pick<KoaContextWithOIDC, 'req' | 'status' | 'body' | 'set'>;

/** The provider reports faults that it caught, and throws those that come after its answer, as when a session is saved. */
export function answerFaults(provider: Provider): void {
  provider.on('server_error', answerFault);
  provider.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (typeof error === 'object' && error !== null && 'expose' in error && error.expose === true) throw error;
      answerFault(ctx, error);
    }
  });
}

/** The sentence for a page. */
export function describeFault(error: unknown): string {
  const { code, details } = toEdgeError(error);
  return sayError(code, details);
}

function answerFault(ctx: Context, error: unknown): void {
  const { code, isUnknown } = toEdgeError(error);
  const { log } = requestScope(ctx.req as Request);
  if (isUnknown) log.error({ err: error }, 'fault at sign-in');
  else log.warn({ err: error, code }, 'sign-in not available');
  ctx.status = errorStatus(code);
  if (ctx.status === 503) ctx.set('Retry-After', String(RETRY_AFTER_SECONDS));
  // a page of renderError is not replaced
  if (typeof ctx.body !== 'string') ctx.body = { error: 'server_error', error_description: describeFault(error), code };
}
