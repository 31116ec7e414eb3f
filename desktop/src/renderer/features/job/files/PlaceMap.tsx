// Where this picture was taken among the job's others: dots on bare ground with a scale, and the way to a real map.
import { ExternalLink } from 'lucide-react';
import { positionMapUrl } from '@lotline/schema/domain/kernel/address';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import type { JobFile } from '../job-data.ts';
import { distanceWords, placePlot, type Place } from './place-plot.ts';
import styles from './PlaceMap.module.css';

const SIZE = 240;
const DOT = 5;

/** Null where the device told no place. */
const placeOf = ({ id, latitude, longitude, accuracyMetres }: JobFile): Place | null =>
  latitude === null || longitude === null ? null : { id, latitude, longitude, accuracyMetres };

export function PlaceMap({ file, files }: { readonly file: JobFile; readonly files: readonly JobFile[] }) {
  const own = placeOf(file);
  const others = files.flatMap((one) => (one.id === file.id ? [] : (placeOf(one) ?? [])));
  const plot = own === null ? null : placePlot([own, ...others], SIZE);
  if (own === null || plot === null) return <p className={styles.none}>This file has no location.</p>;
  const { scale, dots } = plot;
  const said = `Location of ${file.title} among ${others.length === 1 ? 'one other' : `${String(others.length)} others`}, north up`;
  return (
    <figure className={styles.map}>
      <svg viewBox={`0 0 ${String(SIZE)} ${String(SIZE)}`} role="img" aria-label={said}>
        <rect className={styles.ground} width={SIZE} height={SIZE} />
        {dots.toReversed().map(({ id, x, y, radius }) => (
          <g key={id} className={id === file.id ? styles.own : styles.other}>
            <circle className={styles.doubt} cx={x} cy={y} r={radius} />
            <circle cx={x} cy={y} r={id === file.id ? DOT + 2 : DOT} />
          </g>
        ))}
        <path className={styles.line} d={`M 12 ${String(SIZE - 14)} v 4 h ${String(scale.length)} v -4`} />
        <text className={styles.words} x={12} y={SIZE - 18}>
          {distanceWords(scale.metres)}
        </text>
        <path className={styles.line} d={`M ${String(SIZE - 18)} 34 v -20 l -4 7 m 4 -7 l 4 7`} />
        <text className={styles.words} x={SIZE - 18} y={46} textAnchor="middle">
          N
        </text>
      </svg>
      <figcaption>
        <a href={positionMapUrl(own)} target="_blank" rel="noreferrer">
          Open on a map
          <Icon of={ExternalLink} size="s" />
        </a>
      </figcaption>
    </figure>
  );
}
