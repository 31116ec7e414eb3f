// The style of the local sign-in page and of the server's other own pages; the colours are the tokens of look.md §1.
import { tokensOfPages } from './page-tokens.ts';

export const signInCss = /* css */ `${tokensOfPages}*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 400 1.0625rem/1.5rem var(--font); -webkit-font-smoothing: antialiased; }
main { max-width: 560px; margin: 0 auto; padding: max(32px, 8vh) 16px 48px; }
h1, p, ul { margin: 0; padding: 0; }
h1 { font: 700 1.5rem/1.875rem var(--font); letter-spacing: -.01em; }
.mark { font: 700 1.25rem/1.625rem var(--font); letter-spacing: -.01em; color: var(--primary); margin-bottom: 24px; }
.note { color: var(--muted); font: 400 .9375rem/1.25rem var(--font); margin: 8px 0 24px; }
.problem { margin: 0 0 16px; padding: 12px 16px; border-radius: 10px; background: var(--bad-bg); color: var(--bad); font-weight: 650; }
ul { list-style: none; display: grid; gap: 8px; }
.person {
  width: 100%; min-height: 64px; display: flex; align-items: center; gap: 12px; padding: 8px 16px;
  font: inherit; color: inherit; text-align: left; cursor: pointer;
  background: var(--surface); border: 1px solid var(--edge); border-radius: 10px;
}
.person:hover { border-color: var(--primary); }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
.initials { flex: none; width: 40px; height: 40px; display: grid; place-items: center; border-radius: 50%; background: var(--accepted-bg); color: var(--accepted); font: 650 .9375rem/1 var(--font); }
.who { display: grid; min-width: 0; flex: 1; }
.who b { font-weight: 650; }
.who span, .mail { color: var(--muted); font: 400 .9375rem/1.25rem var(--font); }
.mail { overflow-wrap: anywhere; text-align: right; }
main > .person { margin-top: 24px; justify-content: center; font-weight: 650; }
a { color: var(--primary); text-underline-offset: 3px; }
@media (max-width: 479px) { .mail { display: none; } }
`;
