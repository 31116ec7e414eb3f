// Which server this program belongs to: built in, so that nothing on the computer can lead a person's token elsewhere.
declare const __SERVER_ORIGIN__: string;

/** @param named by LOTLINE_SERVER; a packaged program does not look at it @throws a sentence for an address that is none */
export function serverOrigin(named: string | undefined, isPackaged: boolean): string {
  const text = isPackaged || named === undefined ? __SERVER_ORIGIN__ : named;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLocal = url?.protocol === 'http:' && url.hostname === 'localhost';
  if (url === null || url.origin !== text || !(url.protocol === 'https:' || isLocal))
    throw new Error(`LOTLINE_SERVER is "${text}": write an origin, such as https://lotline.example or http://localhost:4000.`);
  return url.origin;
}
