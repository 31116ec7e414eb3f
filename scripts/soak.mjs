// `npm run soak`: the browser tests of what a person pressed and photographed with the full counts of quality.md §1 (cases 4, 5, 6 and 8), and 500 interleavings of two phones
// and the office. Prints what was done and found.
process.env.SOAK = '1';
process.argv = [...process.argv.slice(0, 2), 'e2e', 'presses/kept-presses', 'photos/faults', 'photos/unprotected', 'offline/crew'];
await import('./test.mjs');
