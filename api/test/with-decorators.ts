// Before each database test file: what the API loads before its types. Another file of the same worker may not have loaded it yet, and a file that is run alone
// never had.
import 'reflect-metadata';
