// The current user's operation and result.
import type { TypedDocument } from '../api/gql.ts';

export interface Me {
  readonly id: number;
  readonly canLogIn: boolean;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly role: string | null;
  readonly roles: readonly string[];
  readonly isSubcontractor: boolean;
  readonly independentContractorId: number | null;
  readonly groupUsers: readonly { readonly isPrimaryContact: boolean; readonly group: { readonly id: number; readonly name: string; readonly isSubcontractor: boolean } }[];
  readonly claims: readonly { readonly claimValue: string }[];
}

const text = `query Me { me { id canLogIn email firstName lastName displayName role roles isSubcontractor independentContractorId
  groupUsers { isPrimaryContact group { id name isSubcontractor } } claims { claimValue } } }`;

export const MeDocument: TypedDocument<{ readonly me: Me }, Record<string, never>> = { toString: () => text };
