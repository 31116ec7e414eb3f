// What a file of a spreadsheet has in its cells, read back: the inverse of what an export writes (export-cell).

/** A column's name, whatever its case and the mark that a file begins with. */
export const headerKey = (text: string): string =>
  text
    .replace(/^\ufeff/, '')
    .trim()
    .toLowerCase();

/** Without the apostrophe that the export puts before what a spreadsheet would work out. */
export const unguardedCell = (cell: string): string => cell.replace(/^'(?=[\s\u0000-\u0020]*[=+\-@\t\r\n＝＋－＠])/u, '');
