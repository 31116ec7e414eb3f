// The list of shortcuts and the keys of all features, loaded together: it opens whole, or says that it could not.
import type { ComponentType } from 'react';
import type { Feature, FeatureKeys } from '../../platform/feature/feature.ts';
import { FEATURES } from '../features.ts';
import type { ShortcutsSheetProps } from './ShortcutsSheet.tsx';

const keysOf = async (feature: Feature): Promise<readonly [Feature, FeatureKeys]> => [feature, (await feature.keys?.()) ?? {}];

export async function loadShortcutsSheet(): Promise<{ readonly default: ComponentType<Pick<ShortcutsSheetProps, 'onClose'>> }> {
  const [{ ShortcutsSheet }, keys] = await Promise.all([import('./ShortcutsSheet.tsx'), Promise.all(FEATURES.map(keysOf))]);
  const byFeature = new Map(keys);
  return { default: (props) => <ShortcutsSheet {...props} keysOf={byFeature} /> };
}
