// One change as the server announces it: what and which version, never the contents.
export interface ChangeEvent {
  readonly entity: string;
  readonly id: number;
  readonly constructionId: number | null;
}

/** Null for anything that is not a change in the agreed form. */
export function parseChange(data: string): ChangeEvent | null {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null) return null;
    if (!('entity' in value) || typeof value.entity !== 'string' || !('id' in value) || typeof value.id !== 'number') return null;
    const ofJob = 'constructionId' in value && typeof value.constructionId === 'number' ? value.constructionId : null;
    return { entity: value.entity, id: value.id, constructionId: value.entity === 'construction' ? value.id : ofJob };
  } catch {
    return null;
  }
}
