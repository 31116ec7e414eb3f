// Pages that the server writes itself: plain HTML with a style sheet of this origin. They work without a script (look.md §4).
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export interface PublicPage {
  readonly title: string;
  /** In a sentence, for what shows a link's page before it is opened. */
  readonly about?: string;
  readonly styleSheet: string;
  /** A module of this origin that the page can do without. */
  readonly script?: string;
  /** Already escaped. */
  readonly body: string;
}

export function publicPage({ title, about, styleSheet, script, body }: PublicPage): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
${
  about === undefined
    ? ''
    : `<meta name="description" content="${escapeHtml(about)}">
`
}<link rel="icon" href="data:,">
<title>${escapeHtml(title)} · Lotline</title>
<link rel="stylesheet" href="${escapeHtml(styleSheet)}">${
    script === undefined
      ? ''
      : `
<script type="module" src="${escapeHtml(script)}"></script>`
  }
</head>
<body>
${body}
</body>
</html>
`;
}
