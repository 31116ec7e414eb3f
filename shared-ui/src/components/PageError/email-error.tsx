// The message to support about an error: what, where and which version; never what the person typed.
import { mailLink } from '@lotline/schema/domain/kernel/mail-link';

export interface ErrorReport {
  readonly to: string;
  readonly version: string;
  readonly page: string;
  readonly error: unknown;
}

const LONGEST_BODY = 1500;

export function errorText(error: unknown): string {
  if (error instanceof Error) return error.stack ?? `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : `Unknown error: ${JSON.stringify(error) ?? String(error)}`;
}

export function emailErrorHref({ to, version, page, error }: ErrorReport): string {
  const title = error instanceof Error ? error.message : errorText(error);
  const body = `Page: ${page}\nVersion: ${version}\n\n${errorText(error)}`.slice(0, LONGEST_BODY);
  return mailLink(to, { subject: `Lotline error: ${title.slice(0, 120)}`, body });
}
