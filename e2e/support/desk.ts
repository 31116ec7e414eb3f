// The office's window, for the tests of the console: 1440 × 900 in light, or what DESK_SIZE says (docs/decisions/012-tests.md).
import { deskSize } from '../../scripts/test/desk-sizes.mjs';

const { width, height, scale, theme } = deskSize(process.env['DESK_SIZE']);

export const DESK_WINDOW = { width, height } as const;

/** For `test.use`, or a window of one's own. */
export const DESK = { viewport: DESK_WINDOW, deviceScaleFactor: scale, colorScheme: theme, hasTouch: false } as const;
