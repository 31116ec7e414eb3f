// The person as the rules see them: the same shape that the server builds, so that the client can predict its answer.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { isClaim, type Claim } from '@lotline/schema/domain/kernel/claims';

interface MeFacts {
  readonly id: number;
  readonly isSubcontractor: boolean;
  readonly claims: readonly { readonly claimValue: string }[];
  readonly groupUsers: readonly { readonly group: { readonly id: number } }[];
}

export function meToActor(me: MeFacts): Actor {
  return {
    userId: me.id,
    claims: new Set(me.claims.map(({ claimValue }) => claimValue).filter((claim): claim is Claim => isClaim(claim))),
    groupIds: new Set(me.groupUsers.map(({ group }) => group.id)),
    isSubcontractor: me.isSubcontractor,
  };
}
