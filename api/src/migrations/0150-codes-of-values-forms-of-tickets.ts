// What any value of a list may have beside its name (screens.md §2.20): a code by which other systems call it, once in its list, and further data by name. And which
// tickets of work have a form, for letting go of the forms that none has (decision 043).
export const name = '0150-codes-of-values-forms-of-tickets';

export const sql = /* sql */ `
alter table lookup_value
  add column code text check (code <> '' and length(code) <= 30),
  add column details text check (details <> '' and length(details) <= 2000);
create unique index lookup_value_code on lookup_value (lookup_id, upper(regexp_replace(code, '\\s', '', 'g'))) where code is not null;

create index schedule_ticket_form on schedule ((ticket_of_work ->> 'formVersion')) where ticket_of_work is not null;
`;
