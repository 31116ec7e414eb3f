// What a status without a flag of its own goes by: the specification's wording (2 §4).

export const isNamedHold = (statusName: string): boolean => /on hold/i.test(statusName);
