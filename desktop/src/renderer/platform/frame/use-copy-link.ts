// Offers the address of what the page shows, to be pasted elsewhere.
import { Link2 } from 'lucide-react';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { useOffer } from './page-actions.ts';

/** Copies the address of a page, and says that it did. */
export function useCopyAddress(): (path: string) => void {
  const toast = useToast();
  return (path) =>
    void navigator.clipboard.writeText(new URL(path, window.location.origin).href).then(
      () => toast.success('Link copied'),
      () => toast.error('The link could not be copied. Open the page and copy it from the address bar.'),
    );
}

/** @param what as it stands in a sentence: `job 48213` */
export function useCopyLink(what: string, path: string): void {
  const copy = useCopyAddress();
  useOffer([{ id: 'copy-link', label: `Copy link to ${what}`, icon: Link2, run: () => copy(path) }]);
}
