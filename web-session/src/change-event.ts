// One changed record as the server announces it: its kind and id, never its contents. A job stands for everything in it.
export interface ChangeEvent {
  readonly entity: string;
  readonly id: number;
}

/** Null for anything that is not a change in the agreed form. */
export function parseChange(data: string): ChangeEvent | null {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null) return null;
    if (!('entity' in value) || typeof value.entity !== 'string' || !('id' in value) || typeof value.id !== 'number') return null;
    return { entity: value.entity, id: value.id };
  } catch {
    return null;
  }
}
