// Offers the address of what the page shows, to be pasted elsewhere.
import { Link2 } from 'lucide-react';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { desktopBridge } from '../shell/desktop-bridge.ts';
import { useOffer } from './page-actions.ts';

/** Where others open it: the desktop program's own pages lie at an address that is no one else's. */
const originForOthers = async (): Promise<string> => (await desktopBridge()?.serverAddress({})) ?? window.location.origin;

/** Copies the address of a page, and says that it did. */
export function useCopyAddress(): (path: string) => void {
  const toast = useToast();
  return (path) =>
    void originForOthers()
      .then((origin) => navigator.clipboard.writeText(new URL(path, origin).href))
      .then(
        () => toast.success('Link copied'),
        () => toast.error('The link could not be copied. Open the page and copy it from the address bar.'),
      );
}

/** @param what as it stands in a sentence: `job 48213` */
export function useCopyLink(what: string, path: string): void {
  const copy = useCopyAddress();
  useOffer([{ id: 'copy-link', label: `Copy link to ${what}`, icon: Link2, run: () => copy(path) }]);
}
