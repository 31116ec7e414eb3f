export function queueTitle(count: number): string {
  if (count === 0) return 'All sent';
  return count === 1 ? '1 thing not sent yet' : `${String(count)} things not sent yet`;
}
