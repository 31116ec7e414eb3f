// A request context for tests that call queries and commands directly, without a server. The clock stands still unless it is given.
import pino from 'pino';
import type { Sequelize } from 'sequelize';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { Claim } from '@lotline/schema/domain/kernel/claims';
import type { RequestContext } from '../src/platform/command/request-context.ts';
import { CachedReads } from '../src/platform/db/cached-reads.ts';
import { bankSeal } from '../src/platform/seal/bank-seal.ts';
import { createBuilderLinks } from '../src/platform/storage/builder-links.ts';
import { createFileLinks } from '../src/platform/storage/file-links.ts';

export interface PersonFacts {
  readonly userId: number;
  readonly claims: readonly Claim[];
  readonly groupIds?: readonly number[];
  readonly isSubcontractor?: boolean;
}

function actorOf({ userId, claims, groupIds = [], isSubcontractor = false }: PersonFacts): Actor {
  return { userId, claims: new Set(claims), groupIds: new Set(groupIds), isSubcontractor };
}

const SIGNED = { secret: 'a secret of the tests that is long enough', origin: 'http://localhost:4000' };

export function directContext(sequelize: Sequelize, person: PersonFacts, now = new Date('2026-11-20T02:00:00Z')): RequestContext {
  return {
    actor: actorOf(person),
    sequelize,
    cachedReads: new CachedReads(() => now),
    requestId: 'test-request',
    log: pino({ level: 'silent' }),
    timeZone: 'Australia/Sydney',
    now: () => now,
    fileLinks: createFileLinks(SIGNED),
    builderLinks: createBuilderLinks(SIGNED),
    smsGateway: 'record',
    bankSeal: bankSeal(SIGNED.secret),
  };
}
