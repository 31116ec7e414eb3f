// The field list in a browser: its sections, its rows by work order, and the office's own calls beside it.
import { expect, type Locator, type Page } from '@playwright/test';
import { fetchToken } from '../../scripts/sign-in/fetch-token.mjs';
import type { RunningServer } from '../support/running-server.ts';

export const SUB = 'sub@lotline.example';

export const section = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });
export const row = (page: Page | Locator, workOrder: string): Locator =>
  page.locator('a[data-task]').filter({ hasText: `WO ${workOrder}` });

export const untilListed = (page: Page): Promise<void> =>
  expect(page.locator('section[aria-labelledby^="section-"]').first()).toBeVisible();

export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('searchbox').press('Enter');
}

/** Signing in takes several calls, so a token is used again until a while before it ends. */
const tokens = new Map<string, { readonly token: Promise<string>; readonly until: number }>();
const KEPT_MS = 120_000;

export function tokenFor({ url }: Pick<RunningServer, 'url'>, email: string): Promise<string> {
  const key = `${url} ${email}`;
  const kept = tokens.get(key);
  if (kept !== undefined && kept.until > Date.now()) return kept.token;
  const token = fetchToken(url, email).then(({ accessToken }) => accessToken);
  tokens.set(key, { token, until: Date.now() + KEPT_MS });
  return token;
}

/** A GraphQL call as this person, outside the browser. */
export async function callAs<Data>(server: RunningServer, email: string, query: string, variables: object): Promise<Data> {
  const { url } = server;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenFor(server, email)}` };
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}
