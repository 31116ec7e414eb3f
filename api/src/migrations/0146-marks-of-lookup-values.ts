// What a value of a list has beside its name (screens.md §2.20): a colour of the theme, and of a payment term the days until a bill is due.
export const name = '0146-marks-of-lookup-values';

export const sql = /* sql */ `
alter table lookup_value
  add column colour text check (colour in ('blue', 'amber', 'green', 'teal', 'red', 'purple')),
  add column due_days integer check (due_days between 0 and 365);
`;
