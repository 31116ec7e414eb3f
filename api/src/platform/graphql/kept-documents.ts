// Documents that were parsed and validated once are kept for the next request. Apollo's own store weighs one by its printed tree and so
// counts neither its text nor its comments: padding would fill the memory. Here only short documents are kept, and few of them.
import type { DocumentNode } from 'graphql';

/** The longest operation of both apps has 3,226 characters, the tools' introspection query 1,927. */
const LONGEST_KEPT = 16_000;
const MOST_KEPT = 300;

export class KeptDocuments {
  /** A map keeps the order of setting: what was used last stands last. */
  readonly #documents = new Map<string, DocumentNode>();

  get size(): number {
    return this.#documents.size;
  }

  async get(key: string): Promise<DocumentNode | undefined> {
    const document = this.#documents.get(key);
    if (document !== undefined) this.#putLast(key, document);
    return document;
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    if ((document.loc?.end ?? Infinity) > LONGEST_KEPT) return;
    this.#putLast(key, document);
    const [oldest] = this.#documents.keys();
    if (this.#documents.size > MOST_KEPT && oldest !== undefined) this.#documents.delete(oldest);
  }

  async delete(key: string): Promise<boolean> {
    return this.#documents.delete(key);
  }

  #putLast(key: string, document: DocumentNode): void {
    this.#documents.delete(key);
    this.#documents.set(key, document);
  }
}
