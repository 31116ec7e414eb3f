// What a delegation is called on the screen.
import { DELEGATION } from '@lotline/schema/domain/delegation/delegation.fields';
import type { DelegationState } from '@lotline/schema/domain/delegation/delegation.rules';

export const STATE_WORDS: Readonly<Record<DelegationState, string>> = { current: 'Current', coming: 'Coming', ended: 'Ended' };

export const scopeWords = (scope: string): string => DELEGATION.fields.scope.options.find(({ value }) => value === scope)?.label ?? scope;
