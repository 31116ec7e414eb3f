// The two guides name buttons, tabs and pages as the screens have them: each bold word there is a label of the apps.
import fs from 'node:fs';
import path from 'node:path';
import { projectDir } from './process/project.mjs';

const GUIDES = ['docs/OFFICE.md', 'docs/ADMINISTRATION.md'];
const ROOMS = ['desktop/src/renderer', 'field-pwa/src', 'shared-ui/src', 'schema/domain'];
const BOLD = /\*\*([^*]+)\*\*/g;

const read = (file: string): string => fs.readFileSync(path.join(projectDir, file), 'utf8');

function sourcesOf(room: string): string[] {
  const files = fs.readdirSync(path.join(projectDir, room), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => read(path.join(room, file)));
}

const sources = ROOMS.flatMap(sourcesOf).join('\n');
/** A text of its own: in quotes, or between two tags. */
const isLabel = (name: string): boolean =>
  new RegExp(`['"\`>]\\s*${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}\\s*['"\`<{]`).test(sources);

test.each(GUIDES)('%s names what is on the screens', (guide) => {
  const names = [...read(guide).matchAll(BOLD)].flatMap(([, bold = '']) => bold.split(' › '));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !isLabel(name))).toEqual([]);
});
