// What the files of an export are called, so that a person knows them again and every system can write them.
import { formatTime } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { Photo } from '../../../platform/photos/photo-record.ts';

const LONGEST = 80;
/** What some system does not write, and what turns the direction of reading. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Cf}]/gu;

/** One part of a path: never empty, never hidden, never a way up. */
export function safeName(text: string): string {
  const plain = text
    .replace(FORBIDDEN, '-')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+/u, '');
  return (
    [...plain]
      .slice(0, LONGEST)
      .join('')
      .replace(/[. ]+$/u, '') || 'Without a name'
  );
}

interface Parts {
  readonly stem: string;
  /** With its dot; '' where there is none. */
  readonly ending: string;
}

function partsOf(name: string): Parts {
  const ending = /\.[A-Za-z0-9]{1,8}$/u.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - ending.length), ending };
}

function placeOf({ about, constructionId, potentialJobId }: Pick<Photo, 'about' | 'constructionId' | 'potentialJobId'>): string {
  if (about !== null) return about;
  return constructionId === null ? `Potential job ${String(potentialJobId ?? '')}` : `Job ${String(constructionId)}`;
}

/** 'photos/WO 48213 · Lot 14/Trench-1, 2026-11-20 07.31 AM.jpg' */
export function photoPath(photo: Photo, zone: string): string {
  const { stem, ending } = partsOf(photo.name);
  const taken = `${dayInZone(photo.takenAt, zone)} ${formatTime(photo.takenAt, zone).replace(':', '.')}`;
  return `photos/${safeName(placeOf(photo))}/${safeName(stem)}, ${taken}${ending}`;
}

/** 'files/As built.pdf' */
export function filePath(name: string): string {
  const { stem, ending } = partsOf(name);
  return `files/${safeName(stem)}${ending}`;
}

/** Names repeat: the second of the same is told apart by ' (2)', also where a system takes large and small letters for one. */
export function apart(paths: readonly string[]): string[] {
  const taken = new Set<string>();
  return paths.map((path) => {
    const { stem, ending } = partsOf(path);
    let free = path;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${String(count)})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
