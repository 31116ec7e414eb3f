// What the content policy refused on the pages of a test: Chromium says each of them in its console.
import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Listens until it is asked for all of them. */
export function hearRefusals(context: BrowserContext): () => readonly string[] {
  const refusals: string[] = [];
  const hear = (message: ConsoleMessage): void => {
    if (/violates the following Content Security Policy/.test(message.text())) refusals.push(message.text().slice(0, 300));
  };
  context.on('console', hear);
  return () => {
    context.off('console', hear);
    return refusals;
  };
}
