// GraphQL and network errors are logged, never shown by themselves (specification 1 §8).
export function logProblem(what: string, problem: unknown): void {
  console.warn(`[lotline] ${what}`, problem);
}
