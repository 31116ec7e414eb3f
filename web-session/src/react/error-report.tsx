// The facts for a message to support about an error on this page.
import type { ErrorReport } from '@lotline/shared-ui/components/PageError/email-error';
import { APP_VERSION, SUPPORT_EMAIL } from '../version.ts';

export function errorReport(error: unknown): ErrorReport {
  return { to: SUPPORT_EMAIL, version: APP_VERSION, page: window.location.href, error };
}
