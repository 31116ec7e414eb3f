// Which statuses are holds, whatever a company calls them; each is gone to with its reason and its end (decision 049).

/** As the field list tells it, whatever the status is called around it. */
export const isOnHold = (status: string): boolean => /on hold/i.test(status);

/** Going there is a hold, with its reason and its end. */
export const goesOnHold = (status: string, to: string): boolean => !isOnHold(status) && isOnHold(to);
