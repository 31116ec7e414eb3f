// The colour of a phone's bar stands in the pages themselves, where no style sheet reaches.
import { readFileSync } from 'node:fs';
import { SURFACE } from '../../shared-ui/src/tokens/tokens.tsx';

const SIDES = ['light', 'dark'] as const;

test.each(['field-pwa/index.html', 'desktop/index.html', 'desktop/graphiql.html'])(
  '%s names the colour of the bar as the tokens do',
  (file) => {
    const html = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    for (const side of SIDES) expect(html).toContain(`media="(prefers-color-scheme: ${side})" content="${SURFACE[side]}"`);
  },
);
