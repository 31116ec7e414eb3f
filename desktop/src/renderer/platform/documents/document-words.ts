// A document as its rules and its form read it.
import { DOCUMENT_KEYS, kindLabel } from '@lotline/schema/domain/document/document.fields';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import type { ResourceDocument } from './use-documents.ts';

export const heldOf = ({ kind, expiresOn = null, isArchived }: ResourceDocument) => ({ kind, expiresOn, isArchived });

/** What a row says of it beside its kind: the headings, which stand at each cell where the row has no room. */
export const DOCUMENT_CELLS = {
  number: 'Number',
  insurer: 'Insurer or issuer',
  validThrough: 'Valid through',
  files: 'Files',
  verified: 'Verified',
} as const;

/** 'White card 123'. */
export const documentName = ({ kind, number = null }: ResourceDocument): string =>
  number === null ? kindLabel(kind) : `${kindLabel(kind)} ${number}`;

export const lastDayWords = ({ expiresOn = null }: ResourceDocument): string =>
  expiresOn === null ? 'Does not expire' : formatDate(expiresOn);

/** As its form begins; null: a new one. */
export function shownOf(document: ResourceDocument | null): Readonly<Record<string, string | null>> {
  const values: Readonly<Record<string, string | null | undefined>> =
    document === null
      ? {}
      : {
          ...{ kind: document.kind, number: document.number, insurer: document.insurer },
          ...{ amount: document.amount, expiresOn: document.expiresOn, note: document.note },
        };
  return Object.fromEntries(DOCUMENT_KEYS.map((key) => [key, values[key] ?? null]));
}
