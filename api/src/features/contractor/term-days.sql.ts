// After how many days a bill of contractor c is due by its payment terms, as the office's list has them; null where it says none.
export const TERM_DAYS =
  "(select v.due_days from lookup l join lookup_value v on v.lookup_id = l.id where l.name = 'Payment terms' and v.label = c.payment_terms)";
