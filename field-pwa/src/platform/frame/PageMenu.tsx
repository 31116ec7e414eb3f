// Top right of a tab's page: its menu and the account. Without a menu, straight to the account.
import { useState } from 'react';
import { CircleUser, Ellipsis } from 'lucide-react';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { MoreSheet } from '@lotline/shared-ui/components/OptionList/MoreSheet';
import type { Option } from '@lotline/shared-ui/components/OptionList/OptionList';
import { AccountSheet } from '../account/AccountSheet.tsx';
import { useBackClosesSheet } from './use-back-closes-sheet.ts';

export function PageMenu({ options }: { readonly options: readonly Option[] }) {
  const [open, setOpen] = useState<'menu' | 'account' | null>(null);
  const close = () => setOpen(null);
  useBackClosesSheet(open !== null);
  const isPlain = options.length === 0;
  const account: Option = { label: 'Your account', icon: CircleUser, onSelect: () => setOpen('account') };
  return (
    <>
      {isPlain ? (
        <IconButton icon={CircleUser} size="l" label="Your account" aria-haspopup="dialog" onClick={() => setOpen('account')} />
      ) : (
        <IconButton icon={Ellipsis} size="l" label="More" aria-haspopup="dialog" onClick={() => setOpen('menu')} />
      )}
      {open === 'menu' ? <MoreSheet title="More" options={[...options, account]} onClose={close} /> : null}
      {open === 'account' ? <AccountSheet onClose={close} /> : null}
    </>
  );
}
