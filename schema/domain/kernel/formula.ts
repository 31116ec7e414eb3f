// What a spreadsheet would work out instead of showing it (OWASP, CSV injection): such a cell gets an apostrophe wherever a list is written as CSV.

/** Also behind spaces and line breaks, and with the wide signs of other keyboards. */
export const FORMULA = /^[\s\u0000-\u0020]*[=+\-@\t\r\n＝＋－＠]/u;
