// A one-off before it starts: what it would change, counted now; the count typed in, and why.
import { ONE_OFFS, oneOffCount, oneOffOf, type OneOff } from '@lotline/schema/domain/log/one-off.rules';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { Unread } from '@lotline/web-session/react/ReadBoundary';
import { useOneOffDryRun, useStartOneOff, type OneOffTask } from './use-admin-tasks.ts';
import { WHY } from '../../platform/command/command-field.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';

interface OneOffSheetProps {
  readonly task: OneOffTask;
  readonly onClose: () => void;
}

export function OneOffSheet({ task: { kind, label, about }, onClose }: OneOffSheetProps) {
  const { found, ...read } = useOneOffDryRun(kind);
  const toast = useToast();
  const count = found?.count ?? 0;
  const untyped = `Type ${String(count)} to confirm: that is how many were counted.`;
  return (
    <CommandSheet
      title={label}
      subtitle={about}
      verb="Start"
      draft={`one-off-${kind}`}
      above={
        found === null ? (
          <Unread read={read} title="What it would change could not be counted." loading={<SkeletonRows label="Counting" rows={1} />} />
        ) : (
          <p role="status">{sayFound(oneOffOf(kind), found).join(' ')}</p>
        )
      }
      fields={{
        typed: {
          label: `Type ${String(count)} to confirm`,
          maxLength: 12,
          input: { inputMode: 'numeric' },
          isPassing: true,
          required: untyped,
          fault: (typed) => (typed.replace(/[\s,]/g, '') === String(count) ? undefined : untyped),
          isLeftOut: () => count === 0,
        },
        why: { ...WHY, label: 'Reason (kept in the log)', isLeftOut: () => count === 0 },
      }}
      lackOf={() => (found === null ? 'It has not been counted yet.' : count === 0 ? 'There is nothing to change.' : undefined)}
      command={useStartOneOff()}
      inputOf={({ why }) => ({ kind, count, why })}
      onDone={() => toast.success(`${label} begins in a moment.`)}
      onClose={onClose}
    />
  );
}

/** That there is nothing to change stands at the button. */
const sayFound = (kind: OneOff, { count, skipped }: { readonly count: number; readonly skipped: number }): readonly string[] => [
  ...(count === 0 ? [] : [`It ${ONE_OFFS[kind].does} ${oneOffCount(kind, count)}.`]),
  ...(skipped === 0 ? [] : [`Left: ${oneOffCount(kind, skipped)}. ${ONE_OFFS[kind].left}`]),
];
