// The local sign-in page: the demo people, one click each. Plain HTML, one style sheet, no script.
import { escapeHtml, publicPage } from '../http/public-page.ts';

export interface SignInPerson {
  readonly email: string;
  readonly name: string;
  readonly about: string;
}

export function signInPage(action: string, people: readonly SignInPerson[], problem: string | null): string {
  const nobody =
    problem === null ? '<p class="note">Nobody is in the database yet. Run <code>npm run seed</code>, then reload this page.</p>' : '';
  const list =
    people.length === 0
      ? nobody
      : `<form method="post" action="${escapeHtml(action)}"><ul>${people.map(personButton).join('')}</ul></form>`;
  return publicPage({
    title: 'Sign in',
    styleSheet: '/idp/sign-in.css',
    body: `<main>
<p class="mark">Lotline</p>
<h1>Who is signing in?</h1>
<p class="note">This page stands in for Microsoft Entra on a development server. Choose a person; there is no password.</p>
${problem === null ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`}
${list}
</main>`,
  });
}

function personButton({ email, name, about }: SignInPerson): string {
  const initials = name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase();
  return `<li><button class="person" type="submit" name="login" value="${escapeHtml(email)}"><span class="initials" aria-hidden="true">${escapeHtml(initials)}</span><span class="who"><b>${escapeHtml(name)}</b><span>${escapeHtml(about)}</span></span><span class="mail">${escapeHtml(email)}</span></button></li>`;
}
