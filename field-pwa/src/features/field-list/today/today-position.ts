// Where today's section stands, and the way there.

/** The head of today's section: it carries the mark. */
export const todayHead = (): HTMLElement | null => document.querySelector<HTMLElement>('main [data-today]');

const sectionOf = (head: HTMLElement): Element => head.closest('section, tbody') ?? head;

export function goToToday(): void {
  const head = todayHead();
  if (head !== null) sectionOf(head).scrollIntoView({ block: 'start' });
}

/** Of the window: with today's head above it, its first rows are seen without scrolling, and so is what is to be corrected before. */
const IN_SIGHT = 0.6;

export function openAtToday(): void {
  const head = todayHead();
  if (head !== null && sectionOf(head).getBoundingClientRect().top > window.innerHeight * IN_SIGHT) goToToday();
}
