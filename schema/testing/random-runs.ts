// How much a random test does, and from which seed: `npm test` runs the least that still finds a broken protection, `npm run soak` the full count.

/** Tests run in node; what they test does not know it. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

export interface Sizes<Size> {
  /** Twice the size at which nine of ten seeds find the protection switched off; why it is this one stands beside it. */
  readonly least: Size;
  /** What was asked for. */
  readonly soak: Size;
}

/** Whether the full counts run, and what `npm test` leaves out. */
export const isSoak = process.env['SOAK'] === '1';

/** Another one in each run; the runner sets it for all processes and prints it. TEST_SEED=… repeats a run. fast-check takes 32 bits. */
export const seed = Number(process.env['TEST_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

export const sized = <Size>({ least, soak }: Sizes<Size>): Size => (isSoak ? soak : least);

/** As fast-check takes it. */
export const runs = (sizes: Sizes<number>) => ({ numRuns: sized(sizes), seed });
