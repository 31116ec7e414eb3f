// Opens the person's mail program: in the program's window by its allow-list of links.
import { draftInBrowser } from '@lotline/web-session/draft-message';

export function writeTo(email: string): void {
  void draftInBrowser({ kind: 'mail', to: email }).open();
}
