// What a person sees: progress while it starts, then the address, who can sign in, and how to stop.

/** @param {import('./contract-line.mjs').ReadyInfo} info */
export function welcomeText(info, { place, logFile, seconds }) {
  const people = info.people ?? [];
  const width = Math.max(0, ...people.map((person) => person.email.length));
  return [
    '',
    `  Lotline is ready (${seconds} s): ${info.url}`,
    '',
    `  Console      ${info.url}/`,
    `  Field app    ${info.url}/field/`,
    ...(people.length === 0 ? [] : ['', '  Who can sign in (one click each on the sign-in page)']),
    ...people.map((person) => `    ${person.email.padEnd(width)}  ${person.role}`),
    '',
    `  Database     ${[info.database, place].filter(Boolean).join(', ')}`,
    ...(info.storage ? [`  Files        ${info.storage}`] : []),
    `  Log          ${logFile}`,
    ...(info.warnings ?? []).flatMap((warning) => ['', `  ${warning}`]),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}

/** @returns {(line: string) => void} */
export function progress(since = Date.now()) {
  return (line) => console.log(`  ${((Date.now() - since) / 1000).toFixed(1).padStart(5)} s  ${line}`);
}
