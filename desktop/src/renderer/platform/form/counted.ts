/** '1 code', '1,204 codes'. */
export const counted = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-AU')} ${number === 1 ? one : many}`;
