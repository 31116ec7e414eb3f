// Of Node, what component tests need: its types are none of the console's.
declare module 'node:fs' {
  export function readFileSync(file: string, encoding: 'utf8'): string;
}
