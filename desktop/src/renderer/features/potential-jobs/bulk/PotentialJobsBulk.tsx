// What can be done with the potential jobs that are picked: the bar in place of the key hints.
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useActor } from '@lotline/web-session/react/me-context';
import { BulkBar } from '../../../platform/list/ListFrame.tsx';
import type { ListScreenState } from '../../../platform/list/use-list-screen.ts';
import { EXPORT_FORMATS } from '../../../platform/list/use-export.ts';
import type { PotentialJobRow } from '../use-potential-jobs.ts';
import { labelOf, PICKED_ACTS, type Act } from './potential-job-acts.ts';

/** As many as are made in one action. */
const MOST_CONVERTED = 200;

interface PotentialJobsBulkProps {
  readonly screen: ListScreenState<PotentialJobRow>;
  readonly onAct: (act: Act, ids: readonly number[]) => void;
  readonly onConvert: (ids: readonly number[]) => void;
}

export function PotentialJobsBulk({ screen, onAct, onConvert }: PotentialJobsBulkProps) {
  const { picking, exportRows } = screen;
  const { picked } = picking;
  const mayMake = hasClaim(useActor(), 'CAN_EDIT_CONSTRUCTION');
  const ids = [...picked];
  return (
    <BulkBar
      label={`${picked.size.toLocaleString('en-AU')} selected`}
      end={
        <Button onClick={picking.clear}>
          Clear <kbd>Esc</kbd>
        </Button>
      }
    >
      {PICKED_ACTS.map(([act, mark]) => (
        <Button key={act} onClick={() => onAct(act, ids)}>
          {labelOf(act)} <kbd>{mark}</kbd>
        </Button>
      ))}
      {mayMake ? (
        <Button
          refusedBecause={picked.size > MOST_CONVERTED ? `Select at most ${String(MOST_CONVERTED)}.` : undefined}
          onClick={() => onConvert(ids)}
        >
          Make jobs
        </Button>
      ) : null}
      {EXPORT_FORMATS.map(({ format, label }) => (
        <Button key={format} onClick={() => exportRows(format)}>
          {label}
        </Button>
      ))}
      <Button onClick={picking.copy}>Copy</Button>
    </BulkBar>
  );
}
