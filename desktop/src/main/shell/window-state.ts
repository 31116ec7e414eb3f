// Where a window stood when it was closed, and where it may stand now: never on a screen that is gone.
import fs from 'node:fs';
import { z } from 'zod';

const bounds = z.strictObject({ x: z.int().optional(), y: z.int().optional(), width: z.int(), height: z.int() });
const windowState = z.strictObject({ bounds, isMaximised: z.boolean() });

export interface Bounds {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
}

export interface WindowState {
  readonly bounds: Bounds;
  readonly isMaximised: boolean;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const FIRST: WindowState = { bounds: { width: 1440, height: 900 }, isMaximised: false };
const LEAST = { width: 480, height: 400 } as const;
/** Of a window's head, so that it can be taken and moved. */
const LEAST_SEEN = 80;
/** A second window stands a little beside the first. */
const STEP = 28;

/** @param screens the work areas of all screens */
export function fitToScreens({ bounds: last, isMaximised }: WindowState, screens: readonly Area[]): WindowState {
  const [largest] = [...screens].sort((one, other) => other.width * other.height - one.width * one.height);
  const width = Math.max(LEAST.width, Math.min(last.width, largest?.width ?? last.width));
  const height = Math.max(LEAST.height, Math.min(last.height, largest?.height ?? last.height));
  const { x, y } = last;
  const isSeen =
    x !== undefined &&
    y !== undefined &&
    screens.some(
      (screen) =>
        x + width >= screen.x + LEAST_SEEN &&
        x <= screen.x + screen.width - LEAST_SEEN &&
        y >= screen.y &&
        y <= screen.y + screen.height - LEAST_SEEN,
    );
  return { bounds: isSeen ? { x, y, width, height } : { width, height }, isMaximised };
}

export const besideAnother = ({ x, y, width, height }: Area): WindowState => ({
  bounds: { x: x + STEP, y: y + STEP, width, height },
  isMaximised: false,
});

/** What cannot be read is as if it had never been written. */
export function readWindowState(file: string): WindowState {
  try {
    const { bounds: stored, isMaximised } = windowState.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
    const { x, y, width, height } = stored;
    return { bounds: x === undefined || y === undefined ? { width, height } : { x, y, width, height }, isMaximised };
  } catch {
    return FIRST;
  }
}

export function writeWindowState(file: string, state: WindowState): void {
  fs.writeFileSync(`${file}.new`, JSON.stringify(state));
  fs.renameSync(`${file}.new`, file);
}
