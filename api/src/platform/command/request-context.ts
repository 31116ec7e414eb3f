// What one request carries: the person, the way they came, and the id that all its log lines and events share.
import type { Sequelize } from 'sequelize';
import type { Logger } from 'pino';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { EffectsCounting } from '@lotline/schema/domain/task/setting-preview';
import type { RolesCounting } from '@lotline/schema/domain/task/role-preview.rules';
import type { TicketSaving } from '@lotline/schema/domain/task/ticket-saving';
import type { CachedReads } from '../db/cached-reads.ts';
import type { ReadMachine } from '../server/machine-facts.ts';
import type { BankSeal } from '../seal/bank-seal.ts';
import type { BuilderLinks } from '../storage/builder-links.ts';
import type { FileLinks } from '../storage/file-links.ts';
import type { FileStore } from '../storage/store.ts';
import type { XeroGateway } from '../xero/xero-gateway.ts';

/** Who acts: a person; a builder by a link; a job of the system, in nobody's name or in that of a person. */
export type ActorKind = 'person' | 'link' | 'system';

export interface RequestContext {
  readonly actor: Actor;
  /** A person if left out. */
  readonly actorKind?: ActorKind;
  readonly sequelize: Sequelize;
  /** For reads that almost every page makes and that seldom change. */
  readonly cachedReads: CachedReads;
  readonly requestId: string;
  /** The device that the person acts on, as people call it: 'Chrome on Android'. */
  readonly device?: string | null;
  /** Where the request came from, past the trusted proxies alone. Absent where nobody called from outside. */
  readonly address?: string | null;
  /** The host at which the request came, without its port. Absent where nobody called from outside. */
  readonly host?: string | null;
  /** The origin of PUBLIC_URL: where sign-in is set up, whatever host the request names. Absent where nobody is told an address. */
  readonly publicUrl?: string;
  /** When the person last said who they are, in milliseconds; null or absent: nobody knows. */
  readonly signedInAt?: number | null;
  readonly log: Logger;
  /** The company's IANA zone: turns an instant into the calendar day that date-only fields hold. */
  readonly timeZone: string;
  /** The server's clock; the lifecycle's dates come from it alone (domain.md §2). */
  readonly now: () => Date;
  /** The versions of what this request's commands wrote, for its answer. */
  readonly versions?: Record<string, number>;
  /** Reads and compares tickets of work, large ones beside the event loop. Absent where nobody else waits: it is done here. */
  readonly ticketSaving?: TicketSaving;
  /** Counts what a setting would change, beside the event loop. Absent where nobody else waits: it is done here. */
  readonly effectsCounting?: EffectsCounting;
  /** Works out what a change of roles would do, likewise. */
  readonly rolesCounting?: RolesCounting;
  /** Signs the addresses under which this person may fetch the bytes of a file (quality.md §2). */
  readonly fileLinks: FileLinks;
  /** Where bytes lie. Absent where none are read or written. */
  readonly fileStore?: Pick<FileStore, 'read' | 'write'>;
  /** Signs and opens the addresses of the pages on which builders answer. Absent where no builder is asked. */
  readonly builderLinks?: BuilderLinks;
  /** Closes the numbers of bank accounts. Absent where none is written. */
  readonly bankSeal?: BankSeal;
  /** The machine's own figures. Absent where nobody asks for them. */
  readonly readMachine?: ReadMachine;
  /** What sends messages, by its name. Null or absent: this server sends none. */
  readonly smsGateway?: string | null;
  /** What sends emails, likewise. */
  readonly mailGateway?: string | null;
  /** Null or absent: this server asks no Xero. */
  readonly xeroGateway?: XeroGateway | null;
}
