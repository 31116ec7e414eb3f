// The jobs as a board (decision 052): the first cards of a status by the day on which they are due, however many jobs it has.
export const name = '0052-job-board';

export const sql = /* sql */ `
create index construction_board on construction (status, (coalesce(updated_due_date, original_due_date)), id);
`;
