// Instants are shown in the browser's time zone (specification 1 §9).
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
