// Whether the jobs are seen as a list or as a board: as the address says, else as this person saw them last on this device.
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useActor } from '@lotline/web-session/react/me-context';
import { keepHere, readHere } from '../../../platform/grid/local-setup.ts';

export const SHAPES = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
] as const;
export type Shape = (typeof SHAPES)[number]['value'];

const WHAT = 'shape';
/** Its name in the address. */
export const SHAPE = 'shape';

const shapeOf = (value: unknown): Shape | null => SHAPES.find((shape) => shape.value === value)?.value ?? null;

export function useShape(list: string): readonly [Shape, (shape: string) => void] {
  const { userId } = useActor();
  const [params, setParams] = useSearchParams();
  const [kept, setKept] = useState(() => shapeOf(readHere(WHAT, userId, list)));
  const choose = (value: string) => {
    const shape = shapeOf(value) ?? 'list';
    keepHere(WHAT, userId, list, shape);
    setKept(shape);
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (shape === 'list') next.delete(SHAPE);
      else next.set(SHAPE, shape);
      return next;
    });
  };
  return [shapeOf(params.get(SHAPE)) ?? kept ?? 'list', choose];
}
