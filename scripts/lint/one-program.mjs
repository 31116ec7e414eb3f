// All rooms as one TypeScript program, for the rules that ask for types. Room by room, each of ten programs reads and checks the shared schema anew, which
// made lint twice as dear. Whether a room compiles by its own settings says `npm run check -- types`.
import path from 'node:path';
import ts from 'typescript';
import { ROOMS } from '../check/rooms.mjs';
import { projectDir } from '../process/project.mjs';

/** api reads streams with `for await` as Node has them; where the DOM's types stand beside, those have to say it too. */
const BOTH_WORLDS = 'lib.dom.asynciterable.d.ts';

/** @param {string} room @returns {import('typescript').ParsedCommandLine} */
function settingsOf(room) {
  const file = path.join(projectDir, room, 'tsconfig.json');
  const fail = (/** @type {import('typescript').Diagnostic} */ { messageText }) => {
    throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  };
  const parsed = ts.getParsedCommandLineOfConfigFile(file, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail });
  if (parsed === undefined) throw new Error(`${file} cannot be read`);
  return parsed;
}

/** @returns {import('typescript').Program} its strictness is the base's; libraries and global types are those of all rooms */
export function oneProgram() {
  const rooms = ROOMS.map(settingsOf);
  const all = (/** @type {'lib' | 'types'} */ option) => [...new Set(rooms.flatMap(({ options }) => options[option] ?? []))];
  const [first] = rooms;
  // rooms that import a script read its types from it
  const allowJs = rooms.some(({ options }) => options.allowJs === true);
  const options = { ...first?.options, allowJs, jsx: ts.JsxEmit.ReactJSX, lib: [...all('lib'), BOTH_WORLDS], types: all('types') };
  const rootNames = [...new Set(rooms.flatMap(({ fileNames }) => fileNames))].filter((file) => /\.tsx?$/.test(file));
  return ts.createProgram({ rootNames, options });
}
