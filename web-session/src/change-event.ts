// One changed record as the server announces it: its kind, its id and the names of the parts that changed, never its contents. A job stands for everything in it.
export interface ChangeEvent {
  readonly entity: string;
  readonly id: number;
  /** Names of its changed parts; left out: anything in it may have changed. */
  readonly parts?: readonly string[];
}

/** Null for anything that is not a change in the agreed form. */
export function parseChange(data: string): ChangeEvent | null {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null) return null;
    if (!('entity' in value) || typeof value.entity !== 'string' || !('id' in value) || typeof value.id !== 'number') return null;
    const { entity, id } = value;
    const parts = 'parts' in value ? namesIn(value.parts) : null;
    return parts === null ? { entity, id } : { entity, id, parts };
  } catch {
    return null;
  }
}

const namesIn = (value: unknown): readonly string[] | null =>
  Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string') ? value : null;
