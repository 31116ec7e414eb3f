// The codes that no screen of the field asks for.
import { isErrorCode, type ErrorCode } from '../errors/catalogue.ts';
import { OFFICE_REFUSALS as SENTENCES } from '../errors/office-refusals.ts';

export const OFFICE_REFUSALS: readonly ErrorCode[] = Object.keys(SENTENCES).filter(isErrorCode);
