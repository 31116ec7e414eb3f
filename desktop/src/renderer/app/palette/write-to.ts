// Opens the person's mail program.
import { mailLink } from '@lotline/schema/domain/kernel/mail-link';
export function writeTo(email: string): void {
  Object.assign(document.createElement('a'), { href: mailLink(email) }).click();
}
