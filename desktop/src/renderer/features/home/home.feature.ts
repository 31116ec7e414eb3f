// The home page.
import { House } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';

export const HOME: Feature = {
  name: 'home',
  routes: [{ path: '/', claims: [], Page: null, rail: { label: 'Home', icon: House, key: 'h', place: 0 } }],
};
