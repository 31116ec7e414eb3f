// Pages that the server writes itself: plain HTML with a style sheet of this origin and no script (look.md §4).
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export interface PublicPage {
  readonly title: string;
  readonly styleSheet: string;
  /** Already escaped. */
  readonly body: string;
}

export function publicPage({ title, styleSheet, body }: PublicPage): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)} · Lotline</title>
<link rel="stylesheet" href="${escapeHtml(styleSheet)}">
</head>
<body>
${body}
</body>
</html>
`;
}
