// How a browser is told what to do with a file and what to call it (RFC 6266, RFC 8187; quality.md §2, hostile upload).

/** Pictures whose first bytes were checked are shown; everything else is only ever saved. */
const SHOWN: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

export function contentDisposition(contentType: string, name: string): string {
  const safe = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}/\\]/gu, '_');
  const ascii = safe
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // again: decomposing makes plain slashes of wide ones
    .replace(/[^ -~]|["%/\\]/g, '_');
  const encoded = encodeURIComponent(safe).replace(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${SHOWN.has(contentType) ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
