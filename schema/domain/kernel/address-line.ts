// An address in a row of a list, where street and suburb say enough.

const STATE = /,? (NSW|VIC|QLD|SA|WA|TAS|NT|ACT)( \d{4})?$/;

/** 'Lot 14, 8 Wattle Rd, Box Hill' for 'Lot 14, 8 Wattle Rd, Box Hill NSW 2765'. */
export const withoutState = (address: string): string => address.replace(STATE, '');
