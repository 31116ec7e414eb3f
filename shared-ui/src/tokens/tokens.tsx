// The colours, sizes and type that phone, console and builder page share (look.md §1). Every pair of text and ground is 7:1 or more. A state has a
// text colour and a ground of the same name. `npm run tokens` writes the style sheets from it; antd-theme.tsx gives the same values to antd.

import { SURFACE, type Pair } from './surface.tsx';

export const COLOURS = {
  page: { light: '#f4f6f8', dark: '#10191f' },
  surface: SURFACE,
  ink: { light: '#13222e', dark: '#e8eef3' },
  muted: { light: '#45535f', dark: '#a9b7c2' },
  /** Divides only. */
  line: { light: '#c9d2d9', dark: '#2c3b46' },
  /** Outlines what can be pressed or filled. */
  edge: { light: '#6b7a86', dark: '#6f8391' },
  primary: { light: '#0a4f8f', dark: '#8cc4ff' },
  'on-primary': { light: '#ffffff', dark: '#0b2036' },
  /** Onsite, unsent work, today: nothing else is amber. */
  signal: { light: '#ffc23d', dark: '#ffc23d' },
  'on-signal': { light: '#13222e', dark: '#13222e' },
  veil: { light: 'rgb(11 22 32 / 0.56)', dark: 'rgb(3 7 10 / 0.7)' },

  new: { light: '#33424f', dark: '#d5dee6' },
  'new-bg': { light: '#e6ebef', dark: '#24323c' },
  accepted: { light: '#0a4a86', dark: '#b7daff' },
  'accepted-bg': { light: '#dcebfa', dark: '#12304e' },
  wip: { light: '#6b3a00', dark: '#ffd596' },
  'wip-bg': { light: '#ffe9c7', dark: '#47300c' },
  done: { light: '#0b5230', dark: '#a9e6c3' },
  'done-bg': { light: '#d8f1e2', dark: '#113a26' },
  sent: { light: '#0b4f55', dark: '#a5e3e7' },
  'sent-bg': { light: '#d5f0f1', dark: '#0f383b' },
  bad: { light: '#8c1420', dark: '#ffbfc3' },
  'bad-bg': { light: '#fce0e1', dark: '#4f161b' },
  hold: { light: '#512b81', dark: '#dcc8fa' },
  'hold-bg': { light: '#ece3f8', dark: '#35214f' },
} as const satisfies Record<string, Pair>;

/** What only the console has. */
export const CONSOLE_COLOURS = {
  /** Divides rows inside a card. */
  hair: { light: '#e3e8ec', dark: '#22303a' },
  hover: { light: '#eff3f6', dark: '#1d2a33' },
  shade: { light: 'rgb(19 34 46 / 0.18)', dark: 'rgb(0 0 0 / 0.55)' },
} as const satisfies Record<string, Pair>;

export const FONT = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, system-ui, 'Helvetica Neue', Arial, sans-serif";

const SPACE = { s1: '4px', s2: '8px', s3: '12px', s4: '16px', s5: '20px', s6: '24px', s8: '32px' } as const;

/** Large where people stand in the sun. */
export const FIELD = {
  't-label': '500 0.8125rem/1rem var(--font)',
  't-small': '400 0.9375rem/1.25rem var(--font)',
  't-base': '400 1.0625rem/1.5rem var(--font)',
  't-lead': '650 1.0625rem/1.375rem var(--font)',
  't-h2': '650 1.25rem/1.625rem var(--font)',
  't-h1': '700 1.5rem/1.875rem var(--font)',
  ...SPACE,
  radius: '10px',
  'radius-s': '6px',
  /** The least a thumb can hit. */
  tap: '48px',
  /** The buttons of a bar, a sheet, a page of its own. */
  tall: '56px',
  /** The app bar's height: section heads stick below it. */
  bar: '52px',
  move: '150ms ease-out',
} as const;

/** Dense where people sit. */
export const CONSOLE = {
  't-meta': '400 0.75rem/1rem var(--font)',
  't-label': '500 0.75rem/1rem var(--font)',
  't-small': '400 0.875rem/1.25rem var(--font)',
  't-base': '400 0.875rem/1.25rem var(--font)',
  't-lead': '600 0.875rem/1.25rem var(--font)',
  't-h2': '600 1rem/1.5rem var(--font)',
  't-h1': '600 1.25rem/1.75rem var(--font)',
  radius: '6px',
  'radius-s': '4px',
  tap: '32px',
  tall: 'max(40px, var(--tap))',
  row: '32px',
  bar: '44px',
} as const;

/** A finger needs more than a mouse, in the console too. */
export const CONSOLE_BY_TOUCH = { tap: '44px', row: '44px', bar: '52px' } as const;
