// What asks Xero (screens.md §2.21): reads alone. An adapter is all that knows its calls; nothing else of the product does.
import type { XeroFacts, XeroFailure } from '@lotline/schema/domain/settings/xero-check.rules';

export interface XeroAnswer extends XeroFacts {
  /** Its name there. */
  readonly organisation: string;
}

export interface XeroGateway {
  /** @throws XeroFault @param signal ends the wait */
  read(signal: AbortSignal): Promise<XeroAnswer>;
}

export class XeroFault extends Error {
  constructor(
    readonly failure: XeroFailure,
    /** Who answered, where another organisation did. */
    readonly organisation: string | null = null,
  ) {
    super(`Xero: ${failure}`);
  }
}
