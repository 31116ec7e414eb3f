// SHA-256 of a piece of a file, by WebCrypto, which needs the bytes in memory: a part, never a file of a gigabyte (decision 042).

export async function hashBytes(piece: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await piece.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
