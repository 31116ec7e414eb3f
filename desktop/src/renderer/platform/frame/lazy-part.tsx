// A part of the console that is loaded when it is first wanted. Where that fails it can be wanted again: React alone remembers a failure for good.
import { createElement, lazy, type ComponentType } from 'react';

export class PartNotLoaded extends Error {
  constructor(
    cause: unknown,
    /** The next time it is drawn it is loaded anew. */
    readonly forget: () => void,
  ) {
    super('A part of the console could not be loaded.', { cause });
    this.name = 'PartNotLoaded';
  }
}

/** @throws PartNotLoaded while it is drawn, to the boundary above it */
export function lazyPart<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>): ComponentType<Props> {
  const wanted = (): ComponentType<Props> => {
    const mine: ComponentType<Props> = lazy<ComponentType<Props>>(async () => {
      try {
        return await load();
      } catch (cause) {
        // said twice it is done once: what is loading meanwhile stays
        throw new PartNotLoaded(cause, () => {
          if (shown === mine) shown = wanted();
        });
      }
    });
    return mine;
  };
  let shown = wanted();
  return function Part(props: Props) {
    return createElement(shown, props);
  };
}
