// What a delegation is called on the screen.
import type { DelegationScope, DelegationState } from '@lotline/schema/domain/delegation/delegation.rules';

export const SCOPE_WORDS: Readonly<Record<DelegationScope, string>> = { view: 'See it', act: 'See and act' };
export const STATE_WORDS: Readonly<Record<DelegationState, string>> = { current: 'Current', coming: 'Coming', ended: 'Ended' };

export const scopeWords = (scope: string): string => (scope === 'view' || scope === 'act' ? SCOPE_WORDS[scope] : scope);
