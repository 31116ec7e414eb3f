// 'Good morning' by the clock on the wall of that zone, from midnight on.
export function greeting(now: Date, zone: string): string {
  const hour = Number(new Intl.DateTimeFormat('en-AU', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(now));
  if (hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
}
