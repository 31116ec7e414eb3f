// The style of the pages behind a builder's link: one column that holds at 320 px, and prints (look.md §4).
import { tokensOfPages } from '../../platform/auth/page-tokens.ts';

export const builderPageCss = /* css */ `${tokensOfPages}*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 400 1.0625rem/1.5rem var(--font); -webkit-font-smoothing: antialiased; }
main { max-width: 640px; margin: 0 auto; padding: 24px 16px 48px; overflow-wrap: anywhere; }
h1, h2, p, ul, fieldset, legend, pre { margin: 0; padding: 0; }
h1 { font: 700 1.5rem/1.875rem var(--font); letter-spacing: -.01em; }
h2 { font: 650 1.125rem/1.5rem var(--font); margin: 32px 0 8px; }
.mark { font: 700 1.25rem/1.625rem var(--font); color: var(--primary); margin-bottom: 16px; }
.logo { display: block; max-width: 100%; width: auto; height: 56px; object-fit: contain; object-position: left; background: #fff; border-radius: 6px; }
.note { color: var(--muted); font: 400 .9375rem/1.375rem var(--font); margin: 8px 0; }
.problem { margin: 16px 0; padding: 12px 16px; border-radius: 10px; background: var(--bad-bg); color: var(--bad); font-weight: 650; }
.done { margin: 16px 0; padding: 12px 16px; border-radius: 10px; background: var(--accepted-bg); color: var(--accepted); font-weight: 650; }
.job { border: 1px solid var(--edge); border-radius: 10px; background: var(--surface); padding: 12px 16px 16px; margin-top: 16px; min-width: 0; }
.job legend { float: left; width: 100%; font-weight: 650; }
.job legend span { display: block; font-weight: 400; color: var(--muted); font-size: .9375rem; }
.job legend + * { clear: both; }
.choice { display: flex; align-items: center; gap: 12px; min-height: 48px; border-top: 1px solid var(--line); }
.choice input, .agree input { flex: none; width: 24px; height: 24px; margin: 0; accent-color: var(--primary); }
.field { display: grid; gap: 4px; margin: 12px 0; }
.field input, .field textarea, .receipt { width: 100%; min-width: 0; padding: 12px; border: 1px solid var(--edge); border-radius: 10px; background: var(--surface); color: inherit; font: inherit; }
.fault { color: var(--bad); font-weight: 650; font-size: .9375rem; }
.agree { display: flex; gap: 12px; align-items: flex-start; margin: 16px 0; min-height: 44px; }
button { width: 100%; min-height: 56px; margin-top: 12px; padding: 12px 16px; border: 2px solid var(--primary); border-radius: 10px; background: var(--primary); color: var(--surface); font: 650 1.0625rem/1.5rem var(--font); cursor: pointer; }
.download { display: flex; align-items: center; justify-content: center; min-height: 48px; margin-top: 12px; padding: 8px 16px; border: 2px solid var(--primary); border-radius: 10px; color: var(--primary); font-weight: 650; text-decoration: none; }
button.second { background: var(--surface); color: var(--primary); }
.receipt { white-space: pre-wrap; font: 400 .9375rem/1.375rem var(--font); user-select: all; -webkit-user-select: all; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
@supports selector(:has(a)) {
  .job:not(:has([value=later]:checked)) .of-later, .job:not(:has([value=declined]:checked)) .of-declined { display: none; }
}
@media print { body { background: #fff; color: #000; } form, .screen { display: none; } .receipt { border: 0; padding: 0; } }
`;
