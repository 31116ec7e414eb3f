// A tab's storage that lives as long as its page.

/** What is written to this tab's localStorage is gone with the page: choices, recent pages and columns of the person stay off this computer. */
export function keepLocalStorageInMemory(): void {
  Object.defineProperty(window, 'localStorage', { configurable: true, value: new MemoryStorage() });
}

class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();

  get length(): number {
    return this.#values.size;
  }

  readonly getItem = (key: string): string | null => this.#values.get(key) ?? null;
  readonly setItem = (key: string, value: string): void => void this.#values.set(key, value);
  readonly removeItem = (key: string): void => void this.#values.delete(key);
  readonly clear = (): void => this.#values.clear();
  readonly key = (index: number): string | null => [...this.#values.keys()][index] ?? null;
}
