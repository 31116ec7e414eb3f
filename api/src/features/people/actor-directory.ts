// Who is asking: read from the database again when what is known is older than known-for.ts allows, so that a disabled person is out within a
// minute (domain.md §1).
import type { Sequelize } from 'sequelize';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { LOCAL_SUBJECT, type Identity } from '../../platform/auth/identity.ts';
import type { ActorDirectory } from '../../platform/auth/authenticate.ts';
import { PERSON_KNOWN_MS } from '../../platform/auth/known-for.ts';
import { bindSubject, loadActor, loadImpersonated, type KnownPerson } from './actor.queries.ts';

const MOST_CACHED = 10_000;

interface Cached {
  readonly person: Promise<KnownPerson | null>;
  readonly until: number;
}

export class CachedActorDirectory implements ActorDirectory {
  readonly #cached = new Map<string, Cached>();

  constructor(
    private readonly sequelize: Sequelize,
    private readonly now: () => Date,
  ) {}

  async find(identity: Identity): Promise<Actor> {
    const person = await this.#load(identity);
    if (person === null && identity.impersonation !== undefined) refuse('IMPERSONATION_ENDED');
    if (person === null || !person.canLogIn) refuse('CANNOT_LOG_IN');
    return person.actor;
  }

  /** Somebody's account, role or group changed: the next request reads again. */
  forgetAll(): void {
    this.#cached.clear();
  }

  #load(identity: Identity): Promise<KnownPerson | null> {
    const now = this.now().getTime();
    const cached = this.#cached.get(identity.subject);
    if (cached !== undefined && cached.until > now) return cached.person;
    if (this.#cached.size >= MOST_CACHED) this.#cached.clear();
    const person = this.#read(identity);
    const entry = { person, until: now + PERSON_KNOWN_MS };
    this.#cached.set(identity.subject, entry);
    // Neither a failure nor an unknown person is remembered: both may be mended a moment later.
    const forget = () => {
      if (this.#cached.get(identity.subject) === entry) this.#cached.delete(identity.subject);
    };
    person.then((found) => (found === null ? forget() : undefined), forget);
    return person;
  }

  async #read({ subject, verifiedEmail, impersonation }: Identity): Promise<KnownPerson | null> {
    if (impersonation !== undefined) return loadImpersonated(this.sequelize, impersonation, this.now());
    const known = await loadActor(this.sequelize, subject);
    if (known !== null || verifiedEmail === null) return known;
    await bindSubject(this.sequelize, subject, verifiedEmail, LOCAL_SUBJECT);
    return loadActor(this.sequelize, subject);
  }
}
