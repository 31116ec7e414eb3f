// Where today's section stands, and the way there.

/** The head of today's section: it carries the mark. */
export const todayHead = (): HTMLElement | null => document.querySelector<HTMLElement>('main [data-today]');

const sectionOf = (head: HTMLElement): Element => head.closest('section, tbody') ?? head;

export function goToToday(): void {
  const head = todayHead();
  if (head !== null) sectionOf(head).scrollIntoView({ block: 'start' });
}

/** Of the window: with today's head above it, its first rows are seen without scrolling. */
const IN_SIGHT = 0.6;

const hasCorrections = (): boolean => document.querySelector('main [data-corrections]') !== null;

/** What is to be corrected stands at the top and comes first: then the list opens there, and the way to today stands below. */
export function openAtToday(): void {
  const head = todayHead();
  if (hasCorrections()) return;
  if (head !== null && sectionOf(head).getBoundingClientRect().top > window.innerHeight * IN_SIGHT) goToToday();
}
