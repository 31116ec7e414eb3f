// Opens the person's mail program.
export function writeTo(email: string): void {
  Object.assign(document.createElement('a'), { href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` }).click();
}
