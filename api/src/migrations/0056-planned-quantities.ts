// What is planned of a job's item is never below zero (schema/domain/item/job-item.input): what was taken away is a variation.
export const name = '0056-planned-quantities';

export const sql = /* sql */ `
alter table boq add constraint boq_quantity_not_negative check (quantity >= 0);
`;
