// The 'Builder Lookup': a list of builder names (specification 1 §3); entries may be plain texts or carry a name.
export function builderNames(data: unknown): string[] {
  const entries: readonly unknown[] = Array.isArray(data) ? data : [];
  const names = entries.map((entry) => {
    if (typeof entry === 'string') return entry;
    return typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string' ? entry.name : '';
  });
  return names.filter((name) => name.trim() !== '');
}
