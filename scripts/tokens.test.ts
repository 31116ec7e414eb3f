import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SURFACE } from '../shared-ui/src/tokens/surface.tsx';
import { projectDir } from './process/project.mjs';

test.each(['field-pwa/index.html', 'desktop/index.html', 'desktop/graphiql.html'])(
  '%s colours the browser’s bar as the tokens do',
  (file) => {
    const html = readFileSync(path.join(projectDir, file), 'utf8');
    for (const side of ['light', 'dark'] as const)
      expect(html).toContain(`media="(prefers-color-scheme: ${side})" content="${SURFACE[side]}"`);
  },
);
