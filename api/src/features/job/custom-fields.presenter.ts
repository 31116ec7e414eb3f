// A job's custom fields as both documents name them: `customFields.fields`, one entry a field (specification 2 §3).
export interface CustomFields {
  readonly fields: readonly { readonly fieldName: string; readonly value: unknown }[];
}

/** The column holds one JSON object, name to value. */
export function presentCustomFields(stored: Readonly<Record<string, unknown>> | null): CustomFields {
  return { fields: Object.entries(stored ?? {}).map(([fieldName, value]) => ({ fieldName, value })) };
}
