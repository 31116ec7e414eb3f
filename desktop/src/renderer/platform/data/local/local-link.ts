// The cache before the server (decision 085): a screen is answered by this computer at once and by the server as soon as it can; without a network by this computer
// alone. What the server answers is stored, where it is named.
import { ApolloLink, Observable } from '@apollo/client';
import { Kind, OperationTypeNode } from 'graphql';
import { logProblem } from '@lotline/web-session/log';
import type { LocalAnswer } from '../local-store.ts';
import { isOfCache } from './job-answers.ts';
import { isStorable } from './stored-answers.ts';

export type Variables = Readonly<Record<string, unknown>>;

export interface Holding {
  readonly isOnline: () => boolean;
  readonly canFind: (operation: string) => boolean;
  readonly find: (operation: string, variables: Variables) => Promise<LocalAnswer | null>;
  /** What is shown of it now is this computer's, or the server's. */
  readonly note: (operation: string, variables: Variables, answer: LocalAnswer | null) => void;
  /** Called before the server is asked; the returned function stores its answer. */
  readonly keeper: (operation: string, variables: Variables) => (data: object) => void;
}

type Result = ApolloLink.Result;

const isUnreached = (problem: unknown): boolean => problem instanceof Error && 'code' in problem && problem.code === 'OFFLINE';

const resultOf = ({ data, asOf }: LocalAnswer): Result => ({ data, extensions: { versions: {}, source: 'local', asOf } });

export const localFirst = (holding: Holding, server: ApolloLink): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { operationName = '', operationType } = operation;
    const variables = givenOf(operation);
    if (operationType !== OperationTypeNode.QUERY || !holding.canFind(operationName)) return server.request(operation, forward);
    return new Observable((observer) => new Ask(holding, operation, observer).start(() => server.request(operation, forward), variables));
  });

/** As the screen gave them: the client adds those that the document has by default. */
function givenOf({ query, variables }: ApolloLink.Operation): Variables {
  const defaults = query.definitions
    .flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : []))
    .map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue !== undefined && 'value' in defaultValue ? defaultValue.value : null,
    ]);
  const byName = new Map(defaults.filter(([, value]) => value !== null).map(([name, value]) => [String(name), String(value)]));
  return Object.fromEntries(Object.entries(variables).filter(([name, value]) => byName.get(name) !== String(value)));
}

interface Observer {
  readonly next: (result: Result) => void;
  readonly error: (problem: unknown) => void;
  readonly complete: () => void;
}

/** One read of one screen. */
class Ask {
  readonly #holding: Holding;
  readonly #operation: ApolloLink.Operation;
  readonly #observer: Observer;
  #isServed = false;
  #isShown = false;
  #isLeft = false;

  constructor(holding: Holding, operation: ApolloLink.Operation, observer: Observer) {
    this.#holding = holding;
    this.#operation = operation;
    this.#observer = observer;
  }

  /** @returns how to leave it */
  start(ask: () => Observable<Result>, variables: Variables): () => void {
    const isAlone = isOfCache(variables) || !this.#holding.isOnline();
    const here = isAlone || this.#isWaiting() ? this.#find(variables) : Promise.resolve(null);
    let leave: () => void = () => undefined;
    const goOn = (): void => {
      if (!this.#isLeft) leave = this.#askServer(ask, variables, here);
    };
    if (isAlone) void here.then((answer) => (answer === null ? goOn() : this.#show(variables, answer, true)));
    else {
      void here.then((answer) => (answer === null ? undefined : this.#show(variables, answer, false)));
      goOn();
    }
    return () => {
      this.#isLeft = true;
      leave();
    };
  }

  /** A screen that follows what it reads, and has nothing of it yet. */
  #isWaiting(): boolean {
    const { client, query, variables, getContext } = this.#operation;
    return getContext()['follows'] !== undefined && client.readQuery({ query, variables }) === null;
  }

  async #find(variables: Variables): Promise<LocalAnswer | null> {
    try {
      return await this.#holding.find(this.#operation.operationName ?? '', variables);
    } catch (problem) {
      logProblem('The copy on this computer could not be read', problem);
      return null;
    }
  }

  #show(variables: Variables, answer: LocalAnswer, isLast: boolean): void {
    if (this.#isServed || this.#isLeft) return;
    if (!this.#isShown) {
      this.#isShown = true;
      this.#holding.note(this.#operation.operationName ?? '', variables, answer);
      this.#observer.next(resultOf(answer));
    }
    if (isLast) this.#observer.complete();
  }

  #askServer(ask: () => Observable<Result>, variables: Variables, here: Promise<LocalAnswer | null>): () => void {
    const name = this.#operation.operationName ?? '';
    const keep = this.#holding.keeper(name, variables);
    const subscription = ask().subscribe({
      next: (result) => {
        this.#isServed = true;
        this.#holding.note(name, variables, null);
        if (result.data !== undefined && result.data !== null && isStorable(name, variables)) keep(result.data);
        this.#observer.next(result);
      },
      complete: () => this.#observer.complete(),
      error: (problem: unknown) => void this.#onFailure(problem, variables, here),
    });
    return () => subscription.unsubscribe();
  }

  /** Where the server cannot be reached, what this computer has stands. */
  async #onFailure(problem: unknown, variables: Variables, here: Promise<LocalAnswer | null>): Promise<void> {
    const answer = isUnreached(problem) ? ((await here) ?? (await this.#find(variables))) : null;
    if (answer === null) this.#observer.error(problem);
    else this.#show(variables, answer, true);
  }
}
