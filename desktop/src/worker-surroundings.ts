// What of a worker's surroundings is used here: the compiler knows those of a page.

export interface Worker {
  readonly location: { readonly origin: string };
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: (type: 'install' | 'activate' | 'fetch', listener: (event: never) => void) => void;
}
export interface LastingEvent {
  readonly waitUntil: (done: Promise<unknown>) => void;
}
export interface AskedEvent extends LastingEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}
