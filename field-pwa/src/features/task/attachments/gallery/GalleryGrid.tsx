// Tiles side by side, as many as the width holds; of hundreds only the lines around the screen are in the page.
import { memo, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { formatNearDayTime } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { CircleCheck, Clock } from 'lucide-react';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { thumbnailOf, type JobFile } from '../files-of-job.ts';
import { Thumbnail } from '../Thumbnail.tsx';
import { STATE_WORDS, type Tile } from './gallery-tiles.ts';
import { useDevicePicture } from './use-device-picture.ts';
import styles from './GalleryGrid.module.css';

const LEAST_TILE_PX = 150;
const GAP_PX = 8;
/** Until the first line has been measured. */
const LINE_PX = 250;
const BEYOND = 3;

interface GalleryGridProps {
  readonly tiles: readonly Tile[];
  readonly onOpen: (file: JobFile) => void;
}

export function GalleryGrid({ tiles, onOpen }: GalleryGridProps) {
  const container = useRef<HTMLDivElement>(null);
  const { columns, top } = useRoom(container);
  const today = dayInZone(useNow().toISOString(), browserZone());
  const lines = Math.ceil(tiles.length / columns);
  const [line] = useState({ heightPx: LINE_PX });
  const virtual = useWindowVirtualizer<HTMLDivElement>({
    count: lines,
    scrollMargin: top,
    overscan: BEYOND,
    gap: GAP_PX,
    // a line that comes is as tall as the others: nothing is laid out again for it
    estimateSize: () => line.heightPx,
    measureElement: (element) => (line.heightPx = element.offsetHeight),
    // a frame is not held up for lines that come beyond the screen
    useFlushSync: false,
  });
  // what comes beyond the screen is drawn between the frames of the scrolling
  const items = useDeferredValue(virtual.getVirtualItems());
  return (
    <div ref={container} className={styles.grid} role="list" aria-label="Photos" style={{ height: virtual.getTotalSize() }}>
      <GalleryLines
        items={items}
        measure={virtual.measureElement}
        top={top}
        tiles={tiles}
        columns={columns}
        today={today}
        onOpen={onOpen}
      />
    </div>
  );
}

interface GalleryLinesProps extends GalleryGridProps {
  readonly items: readonly VirtualItem[];
  readonly measure: (line: HTMLDivElement | null) => void;
  readonly top: number;
  readonly columns: number;
  readonly today: CalendarDay;
}

const GalleryLines = memo(function GalleryLines({ items, measure, top, columns, ...shown }: GalleryLinesProps) {
  return items.map(({ index, key, start }) => (
    <div
      key={key}
      ref={measure}
      data-index={index}
      role="presentation"
      className={styles.line}
      style={{ transform: `translateY(${String(start - top)}px)`, gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))` }}
    >
      <GalleryLine index={index} columns={columns} {...shown} />
    </div>
  ));
});

interface GalleryLineProps extends GalleryGridProps {
  readonly index: number;
  readonly today: CalendarDay;
  readonly columns: number;
}

/** Drawn once while it is in the page: scrolling moves lines, and draws only those that come. */
const GalleryLine = memo(function GalleryLine({ tiles, index, columns, today, onOpen }: GalleryLineProps) {
  return tiles.slice(index * columns, (index + 1) * columns).map((tile, at) => (
    <div key={tile.key} role="listitem" aria-posinset={index * columns + at + 1} aria-setsize={tiles.length}>
      <TileBody tile={tile} today={today} onOpen={onOpen} />
    </div>
  ));
});

function useRoom(container: React.RefObject<HTMLDivElement | null>) {
  const [room, setRoom] = useState({ columns: 2, top: 0 });
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { columns: Math.max(1, Math.floor((width + GAP_PX) / (LEAST_TILE_PX + GAP_PX))), top: Math.round(top + window.scrollY) };
      setRoom((before) => (before.columns === next.columns && before.top === next.top ? before : next));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);
  return room;
}

function TileBody({ tile, today, onOpen }: { readonly tile: Tile; readonly today: CalendarDay; readonly onOpen: (file: JobFile) => void }) {
  const about = (
    <>
      <span className={styles.title}>{tile.title}</span>
      <span className={classes(words.small, words.muted)}>{formatNearDayTime(tile.at, today, browserZone())}</span>
      <span className={classes(words.small, words.muted, words.cut)}>{tile.by}</span>
    </>
  );
  if (tile.kind === 'device') return <DeviceTile tile={tile}>{about}</DeviceTile>;
  return (
    <button className={styles.tile} type="button" onClick={() => onOpen(tile.file)}>
      <span className={styles.picture}>
        <Thumbnail src={thumbnailOf(tile.file)} />
      </span>
      {about}
      <span className={styles.received}>
        <Icon of={CircleCheck} size="s" />
        Received
      </span>
    </button>
  );
}

interface DeviceTileProps {
  readonly tile: Extract<Tile, { kind: 'device' }>;
  readonly children: React.ReactNode;
}

function DeviceTile({ tile: { photo }, children }: DeviceTileProps) {
  const src = useDevicePicture(photo);
  return (
    <div className={styles.tile}>
      <span className={styles.picture}>
        <Thumbnail src={src} />
      </span>
      {children}
      <span className={styles.unsent}>
        <Icon of={Clock} size="s" />
        {STATE_WORDS[photo.state]}
      </span>
      {photo.reason === undefined ? null : <span className={words.small}>{photo.reason}</span>}
    </div>
  );
}
