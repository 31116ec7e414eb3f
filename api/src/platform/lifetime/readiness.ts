// Whether this process may get calls: it answers before that, but some of its first calls would wait for connections that are not open yet.

export class Readiness {
  #isReady: boolean;

  /** @param isReady from the beginning, where nobody waits for a warm-up */
  constructor(isReady: boolean) {
    this.#isReady = isReady;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  open(): void {
    this.#isReady = true;
  }
}
