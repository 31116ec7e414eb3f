// The tabs as links, one of them in the order of Tab, the others by arrows; Enter or Space opens, so that what is passed over is not loaded.
// Ctrl+K finds each by its name. The figures 1 to 9 open a tab, and 0 the last one, from anywhere on the page where nothing is being written.
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { PanelTop } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { isTyping } from '../../../platform/frame/is-typing.ts';
import { useOffer } from '../../../platform/frame/page-actions.ts';
import type { JobTab } from './job-tabs.ts';
import { tabPath } from './tab-path.ts';
import styles from './JobTabs.module.css';

interface JobTabsProps {
  readonly tabs: readonly JobTab[];
  /** Null: what is shown is none of them. */
  readonly shown: string | null;
  readonly jobId: number;
}

export function JobTabs({ tabs, shown, jobId }: JobTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const onChosen = useInSight(list, shown);
  useFigureKeys(tabs, jobId, onChosen);
  useOffer(useTabOffers(tabs, jobId));
  const stop = tabs.some(({ key }) => key === focused) ? focused : (shown ?? tabs[0]?.key);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = tabs.findIndex(({ key }) => key === stop);
    const next = stepOf(event.key, at, tabs.length);
    if (next !== null) {
      event.preventDefault();
      list.current?.querySelectorAll('a')[next]?.focus();
    } else if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
    }
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Parts of the job"
      className={styles.tabs}
      onKeyDown={onKeyDown}
      onBlur={() => setFocused(null)}
    >
      {tabs.map(({ key, label, count, isHot }) => (
        <Link
          key={key}
          id={`job-tab-${key}`}
          to={tabPath(jobId, key)}
          role="tab"
          aria-selected={key === shown}
          aria-controls={key === shown ? 'job-panel' : undefined}
          tabIndex={key === stop ? 0 : -1}
          className={styles.tab}
          onFocus={() => setFocused(key)}
          onClick={onChosen}
          preventScrollReset
        >
          {label}
          {count === null ? null : (
            <span className={styles.count} data-hot={isHot || undefined}>
              {' '}
              {count}
            </span>
          )}
        </Link>
      ))}
    </div>
  );
}

function stepOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * The tab that is shown stands in sight whole where not all have room, also when words become wider after it was chosen: a font or a count comes later. One
 * that was chosen low on a small window is brought up: what it opens is seen.
 */
function useInSight(list: RefObject<HTMLDivElement | null>, shown: string | null): () => void {
  const isChosen = useRef(false);
  useEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector('[aria-selected="true"]');
    if (strip === null || tab == null) return undefined;
    bringInSight(strip, tab);
    if (isChosen.current && strip.getBoundingClientRect().top > window.innerHeight / 2) strip.scrollIntoView({ block: 'start' });
    isChosen.current = false;
    const sizes = new ResizeObserver(() => bringInSight(strip, tab));
    for (const sized of [strip, ...strip.children]) sizes.observe(sized);
    return () => sizes.disconnect();
  }, [list, shown]);
  return useCallback(() => {
    isChosen.current = true;
  }, []);
}

function bringInSight(strip: Element, tab: Element): void {
  const [room, place] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (place.right > room.right) strip.scrollLeft += Math.ceil(place.right - room.right);
  else if (place.left < room.left) strip.scrollLeft -= Math.ceil(room.left - place.left);
}

/** Listed once something is typed: what one does on a job stands first. */
const useTabOffers = (tabs: readonly JobTab[], jobId: number) =>
  useMemo(
    () =>
      tabs.map(({ key, label }) => ({
        ...{ id: `tab-${key}`, label, note: 'Part of this job', also: 'tab', icon: PanelTop },
        ...{ isSought: true, path: tabPath(jobId, key) },
      })),
    [tabs, jobId],
  );

function useFigureKeys(tabs: readonly JobTab[], jobId: number, onChosen: () => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isTaken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
      if (isTaken || !/^\d$/.test(event.key)) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      const tab = event.key === '0' ? tabs.at(-1) : tabs[Number(event.key) - 1];
      if (tab === undefined) return;
      onChosen();
      void navigate(tabPath(jobId, tab.key), { preventScrollReset: true });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [tabs, jobId, navigate, onChosen]);
}
