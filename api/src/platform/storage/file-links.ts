// The addresses under which the API receives and serves bytes: /api/files/{token}, short-lived and signed (quality.md §2).
import { z } from 'zod';
import { openToken, signToken } from './signed-token.ts';
import type { AnnouncedUpload } from './store.ts';

/** What the address of an attachment's bytes is bound to. */
export interface ContentGrant {
  readonly attachmentId: number;
  readonly userId: number;
  /** The key of the bytes as they were then; it makes the address of replaced bytes a new one. */
  readonly key: string;
}

/** What the address of several files together is bound to. */
export interface ZipGrant {
  readonly constructionId: number;
  /** Null: all files of the job. */
  readonly ids: readonly number[] | null;
  readonly userId: number;
}

export interface FileLinks {
  uploadUrl(upload: AnnouncedUpload): string;
  /** Null when the token is not ours or has expired. */
  openUpload(token: string, now: Date): AnnouncedUpload | null;
  contentUrl(grant: ContentGrant, now: Date): string;
  openContent(token: string, now: Date): ContentGrant | null;
  zipUrl(grant: ZipGrant, now: Date): string;
  openZip(token: string, now: Date): ZipGrant | null;
}

const HOUR_MS = 3_600_000;
/** It is used at once; a download that has begun may take longer. */
const ZIP_LINK_MS = 5 * 60_000;

const uploadFacts = z.strictObject({
  u: z.int(),
  k: z.string(),
  t: z.string(),
  n: z.int().min(0),
  x: z.boolean(),
  e: z.int(),
  p: z.strictObject({ i: z.string(), n: z.int().min(1), h: z.string() }).optional(),
});
const contentFacts = z.strictObject({ a: z.int(), u: z.int(), k: z.string(), e: z.int() });

const zipFacts = z.strictObject({ c: z.int(), i: z.array(z.int()).nullable(), u: z.int(), e: z.int() });

/** @param origin the address people use, without a closing slash. */
export function createFileLinks({ secret, origin }: { secret: string; origin: string }): FileLinks {
  const at = (token: string) => `${origin}/api/files/${token}`;
  return {
    uploadUrl: ({ userId, key, contentType, sizeBytes, isExact, expiresAt, part }) => {
      const p = part === undefined ? {} : { p: { i: part.partsId, n: part.number, h: part.sha256 } };
      return at(signToken(secret, 'upload', { u: userId, k: key, t: contentType, n: sizeBytes, x: isExact, e: expiresAt.getTime(), ...p }));
    },

    openUpload(token, now) {
      const facts = uploadFacts.safeParse(openToken(secret, 'upload', token)).data;
      if (facts === undefined || facts.e <= now.getTime()) return null;
      const { u: userId, k: key, t: contentType, n: sizeBytes, x: isExact, e, p } = facts;
      const part = p === undefined ? {} : { part: { partsId: p.i, number: p.n, sha256: p.h } };
      return { userId, key, contentType, sizeBytes, isExact, expiresAt: new Date(e), ...part };
    },

    contentUrl: ({ attachmentId, userId, key }, now) =>
      at(signToken(secret, 'content', { a: attachmentId, u: userId, k: key, e: contentExpiry(now) })),

    openContent(token, now) {
      const facts = contentFacts.safeParse(openToken(secret, 'content', token)).data;
      return facts === undefined || facts.e <= now.getTime() ? null : { attachmentId: facts.a, userId: facts.u, key: facts.k };
    },

    zipUrl: ({ constructionId, ids, userId }, now) =>
      `${origin}/api/zips/${signToken(secret, 'zip', { c: constructionId, i: ids, u: userId, e: now.getTime() + ZIP_LINK_MS })}`,

    openZip(token, now) {
      const facts = zipFacts.safeParse(openToken(secret, 'zip', token)).data;
      return facts === undefined || facts.e <= now.getTime() ? null : { constructionId: facts.c, ids: facts.i, userId: facts.u };
    },
  };
}

/** One to two hours ahead, the same for a whole hour: the address stays, so the browser's copy of a picture is used again. */
function contentExpiry(now: Date): number {
  return (Math.floor(now.getTime() / HOUR_MS) + 2) * HOUR_MS;
}
