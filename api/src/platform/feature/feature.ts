// What a feature of the API declares of itself, in features/<noun>/<noun>.feature.ts (decision 082). api/src/features.ts lists them all.
import type { ResolverClass } from '../graphql/build-schema.ts';
import type { ListFile } from '../list/list-file.ts';

export interface ApiFeature {
  readonly name: string;
  /** What answers its operations. */
  readonly resolvers: readonly ResolverClass[];
  /** Its declared lists, as they are written to files. */
  readonly files?: readonly ListFile[];
}
