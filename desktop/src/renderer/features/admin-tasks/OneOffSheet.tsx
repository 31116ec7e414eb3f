// A one-off before it starts: what it would change, counted now; the count typed in, and why.
import { useState } from 'react';
import { oneOffCount, oneOffOf, type OneOff } from '@lotline/schema/domain/log/one-off.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { useOneOffDryRun, useStartOneOff, type OneOffTask } from './use-admin-tasks.ts';

interface OneOffSheetProps {
  readonly task: OneOffTask;
  readonly onClose: () => void;
}

export function OneOffSheet({ task: { kind, label, about }, onClose }: OneOffSheetProps) {
  const { found, ...read } = useOneOffDryRun(kind);
  const start = useStartOneOff();
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const [why, setWhy] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const count = found?.count ?? 0;
  const isTyped = typed.replace(/[\s,]/g, '') === String(count);
  const submit = async (): Promise<void> => {
    setIsAsked(true);
    if (!isTyped || why.trim() === '' || (await start.run({ kind, count, why: why.trim() })) === null) return;
    toast.success(`${label} begins in a moment.`);
    onClose();
  };
  return (
    <Sheet
      title={label}
      subtitle={about}
      onSubmit={() => void submit()}
      onClose={onClose}
      footer={
        <Button kind="primary" type="submit" busy={start.isBusy} disabled={count === 0}>
          Start
        </Button>
      }
    >
      {found === null ? (
        <Unread read={read} title="What it would change could not be counted." loading={<SkeletonRows label="Counting" rows={1} />} />
      ) : (
        <p role="status">{sayFound(oneOffOf(kind), found)}</p>
      )}
      {count === 0 ? null : (
        <>
          <TextField
            label={`Type ${String(count)} to confirm`}
            value={typed}
            inputMode="numeric"
            maxLength={12}
            error={isAsked && !isTyped ? `Type ${String(count)}: that many are changed.` : undefined}
            onChange={setTyped}
            data-autofocus
          />
          <TextField
            label="Why (kept in the log)"
            value={why}
            maxLength={500}
            error={start.sentence ?? (isAsked && why.trim() === '' ? 'Give a reason.' : undefined)}
            onChange={setWhy}
          />
        </>
      )}
    </Sheet>
  );
}

function sayFound(kind: OneOff, { count, skipped }: { readonly count: number; readonly skipped: number }): string {
  const change = count === 0 ? 'There is nothing to change.' : `It changes ${oneOffCount(kind, count)}.`;
  return skipped === 0 ? change : `${change} ${oneOffCount(kind, skipped)} cannot be changed: no key opens them.`;
}
