// The identity of a valid token: a subject that never changes, and an e-mail only when the issuer has verified it.
export interface Identity {
  /** `${iss}|${oid}` at Entra; `local|${sub}` here, so that another PORT is not another person. */
  readonly subject: string;
  readonly verifiedEmail: string | null;
  /** The token's expiry, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** When they last said who they are, as the provider tells; absent: it does not. In milliseconds. */
  readonly signedInAt?: number;
  /** Of somebody who is signed in as somebody else (impersonation-token.ts). */
  readonly impersonation?: Impersonation;
}

export interface Impersonation {
  /** Of its row. */
  readonly id: number;
  readonly personId: number;
  readonly administratorId: number;
}

export const LOCAL_CLIENT_ID = 'lotline';
export const LOCAL_AUDIENCE = 'urn:lotline:api';
export const LOCAL_SCOPE = 'access';
export const LOCAL_TENANT = 'local';
/** Prefix of subjects that the local provider signed. */
export const LOCAL_SUBJECT = 'local|';

/** Prefix of the subjects of impersonations. */
export const IMPERSONATION_SUBJECT = 'impersonation|';

export const localIssuer = (origin: string): string => `${origin}/idp`;

export type VerifyToken = (token: string) => Promise<Identity>;
