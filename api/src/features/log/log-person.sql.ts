// People in the logs: their names, and who they are found by.

/** @param id a column or an expression; null for nobody */
export const nameOf = (id: string): string => `(select trim(lp.first_name || ' ' || lp.last_name) from app_user lp where lp.id = ${id})`;

/** A condition's list of ids. @param bind of what was typed */
export const peopleNamed = (bind: string): string =>
  `select ln.id from app_user ln where concat_ws(' ', ln.first_name, ln.last_name, ln.email) ilike '%' || regexp_replace($${bind}::text, '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
