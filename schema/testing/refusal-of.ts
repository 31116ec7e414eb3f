// What a call is refused with, for tests: the refusal it throws, or an error when it throws none.
import { RefusalError } from '../errors/refusal-error.ts';

export function refusalOf(act: () => unknown): RefusalError {
  try {
    act();
  } catch (error) {
    if (error instanceof RefusalError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
