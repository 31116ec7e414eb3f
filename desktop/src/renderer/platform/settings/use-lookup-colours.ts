// The colours of a list's values, where screens show them as tags: by name whatever its case and spaces.
import { useMemo } from 'react';
import { lookupKey } from '@lotline/schema/domain/lookup/lookup-value.fields';
import { GetLookupColoursDocument } from '@lotline/schema/generated/documents/lookup';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { useRead } from '../data/use-read.ts';

const FRESH_MS = 5 * 60_000;

/** Without them every value is shown without a colour. @returns null for a value that has none */
export function useLookupColours(list: 'Attachment category'): (label: string) => string | null {
  const read = useRead(GetLookupColoursDocument, { variables: { names: [list] }, follows: [{ entity: 'lookup' }], freshForMs: FRESH_MS });
  const coloured = optionalData(read)?.lookups[0]?.colours;
  return useMemo(() => {
    const byKey = new Map((coloured ?? []).map(({ label, colour }) => [lookupKey(label), colour]));
    return (label) => byKey.get(lookupKey(label)) ?? null;
  }, [coloured]);
}
