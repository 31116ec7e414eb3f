// Documents that were parsed and validated once are cached for the next request. Apollo's own store weighs one by its printed tree and so
// counts neither its text nor its comments: padding would fill the memory. Here the apps' registered documents stay for good, and of others
// only short ones, and few of them: nobody's own documents evict those of the apps.
import type { DocumentNode } from 'graphql';

/** The longest operation of both apps has 3,866 characters, the tools' introspection query 1,927. */
const LONGEST_CACHED = 16_000;
const MOST_CACHED = 300;

export class CachedDocuments {
  readonly #registeredTexts: ReadonlySet<string>;
  readonly #registered = new Map<string, DocumentNode>();
  /** A map has the order of insertion: the last used one is last. */
  readonly #others = new Map<string, DocumentNode>();
  readonly #texts = new Map<string, string>();

  /** @param registeredTexts the documents of the apps */
  constructor(registeredTexts: Iterable<string> = []) {
    this.#registeredTexts = new Set(registeredTexts);
  }

  /** Of unregistered documents. */
  get size(): number {
    return this.#others.size;
  }

  /** Parsing and validating it costs nothing more, or has been charged. */
  isFree(text: string): boolean {
    return this.#registeredTexts.has(text) || this.#texts.has(text);
  }

  async get(key: string): Promise<DocumentNode | undefined> {
    const registered = this.#registered.get(key);
    if (registered !== undefined) return registered;
    const document = this.#others.get(key);
    if (document !== undefined) this.#putLast(key, document);
    return document;
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    const text = textOf(document);
    if (this.#registeredTexts.has(text)) {
      this.#registered.set(key, document);
      return;
    }
    if ((document.loc?.end ?? Infinity) > LONGEST_CACHED) return;
    this.#putLast(key, document);
    this.#texts.set(text, key);
    const [oldest] = this.#others.keys();
    if (this.#others.size > MOST_CACHED && oldest !== undefined) await this.delete(oldest);
  }

  async delete(key: string): Promise<boolean> {
    const document = this.#others.get(key);
    if (document === undefined) return this.#registered.delete(key);
    this.#texts.delete(textOf(document));
    return this.#others.delete(key);
  }

  #putLast(key: string, document: DocumentNode): void {
    this.#others.delete(key);
    this.#others.set(key, document);
  }
}

const textOf = ({ loc }: DocumentNode): string => loc?.source.body ?? '';
