// An exported list as CSV: the text is schema's (list-file/csv-text), the quoting a library's.
import Papa from 'papaparse';
import { CSV_NEWLINE, csvWriter } from '@lotline/schema/domain/list-file/csv-text';

export const writeCsv = csvWriter((cells) => Papa.unparse(cells, { newline: CSV_NEWLINE }));
