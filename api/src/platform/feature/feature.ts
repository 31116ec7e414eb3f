// What a feature of the API declares of itself, in features/<noun>/<noun>.feature.ts (decision 082). api/src/features.ts lists them all.
import type { Router } from 'express';
import type { LiveEntity } from '@lotline/schema/domain/kernel/live-entities';
import type { ResolverClass } from '../graphql/build-schema.ts';
import type { ListFile } from '../list/list-file.ts';

/**
 * api: below /api, the person is known (`requestContext(req)` answers) and JSON bodies up to 200 kB are parsed. signed: below /api, a signed URL opens them or
 * they are for everybody; they read their own bodies. authFirst and auth: below /auth, the person is known; the first may answer before the others. builders and sms: below their paths, for everybody.
 */
export type Mount = 'api' | 'signed' | 'authFirst' | 'auth' | 'builders' | 'sms';

/** @template Parts of the server, of which its routers are made */
export interface ApiFeature<Parts = unknown> {
  readonly name: string;
  /** What answers its operations. */
  readonly resolvers: readonly ResolverClass[];
  /** Its declared lists, as they are written to files. */
  readonly files?: readonly ListFile[];
  /** What answers its calls of REST. */
  readonly routes?: Readonly<Partial<Record<Mount, (parts: Parts) => readonly Router[]>>>;
  /** Its records that the stream of changes names. */
  readonly live?: readonly LiveEntity[];
}
