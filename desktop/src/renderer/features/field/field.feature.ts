// The way to the field app, which is a page of its own.
import { HardHat } from 'lucide-react';
import type { Feature } from '../../platform/feature/feature.ts';

export const FIELD: Feature = {
  name: 'field',
  routes: [
    {
      path: '/field/construction',
      claims: ['CAN_ACCESS_FIELD_WORK'],
      Page: null,
      rail: { label: 'Field tasks', icon: HardHat, key: 'f', place: 80 },
    },
  ],
};
