// How many records, in words.
export const recordsOf = (count: number): string => (count === 1 ? '1 record' : `${count.toLocaleString('en-AU')} records`);
