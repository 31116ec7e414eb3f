// The summary tiles of the work type's setting: the first nine, then the rest on request (specification 1 §2).
import { useState } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { tilesFor } from '@lotline/schema/domain/settings/task-tiles.rules';
import { Card } from '@lotline/shared-ui/components/Card/Card';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { useTaskPage } from '../task-page-context.ts';
import { SummaryTile } from './SummaryTile.tsx';
import styles from './Summary.module.css';

const SHOWN_AT_FIRST = 9;

export function SummaryCard() {
  const { settings } = useTaskPage();
  const [isWhole, setWhole] = useState(false);
  const tiles = tilesFor(settings.tiles, settings.names);
  const shown = isWhole ? tiles : tiles.slice(0, SHOWN_AT_FIRST);
  if (tiles.length === 0) return null;
  return (
    <Card title="Summary" padding="sides" open>
      <dl className={styles.tiles}>
        {shown.map((tile) => (
          <SummaryTile key={tile.name} tile={tile} />
        ))}
      </dl>
      {tiles.length > SHOWN_AT_FIRST ? (
        <button className={styles.more} type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Fewer details' : `All ${String(tiles.length)} details`}
          <Icon of={isWhole ? ChevronUp : ChevronDown} />
        </button>
      ) : null}
    </Card>
  );
}
