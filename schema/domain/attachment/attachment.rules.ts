// Images and documents, tags, names and sizes of files (specification 1 §3, §5; 2 §5, §9).
import { grouped } from '../kernel/grouped.ts';

interface AttachmentFacts {
  readonly key: string;
  readonly isDocAttachment: boolean;
}

/** The key ends in .jpg, .png or .jpeg: it can be looked at, a scanned design too. */
export function isPicture({ key }: Pick<AttachmentFacts, 'key'>): boolean {
  return /\.(?:jpg|jpeg|png)$/i.test(key);
}

/** A picture that is no document attachment; everything else is a document. */
export function isImage(attachment: AttachmentFacts): boolean {
  return !attachment.isDocAttachment && isPicture(attachment);
}

/** The tags of 'Design; DBYD', trimmed, each once. */
export function tagsOf(tags: string | null): string[] {
  const all = (tags ?? '').split(';').map((tag) => tag.trim());
  return [...new Set(all.filter((tag) => tag !== ''))];
}

/** Each tag with its number of attachments, by name: the filter buttons. */
export function tagCounts(attachments: readonly { readonly tags: string | null }[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of attachments.flatMap((attachment) => tagsOf(attachment.tags))) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].map(([tag, count]) => ({ tag, count })).sort((a, b) => a.tag.localeCompare(b.tag, 'en-AU'));
}

/** Title, a dash, the number, .jpg. */
export function photoFileName(title: string, imageNumber: number): string {
  return `${title.trim()}-${String(imageNumber)}.jpg`;
}

const UNITS = ['B', 'KiB', 'MiB', 'GiB'] as const;

/** '640 KiB', '1.8 MiB', '1,000 MiB': binary units, one decimal below ten from MiB on. */
export function formatBytes(sizeBytes: number): string {
  let size = sizeBytes;
  let unit = 0;
  while (unit < UNITS.length - 1 && Math.round(size) >= 1024) {
    size /= 1024;
    unit += 1;
  }
  const text = unit >= 2 && size < 9.95 ? size.toFixed(1).replace(/\.0$/, '') : grouped(Math.round(size));
  return `${text} ${UNITS[unit] ?? 'GiB'}`;
}
