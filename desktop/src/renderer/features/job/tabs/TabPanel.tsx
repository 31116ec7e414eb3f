// What the chosen tab shows, loaded when it is opened.
import { Suspense } from 'react';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { PartBoundary } from '../../../platform/frame/PartBoundary.tsx';
import type { JobTab } from './job-tabs.ts';
import styles from './TabPanel.module.css';

export function TabPanel({ shown }: { readonly shown: JobTab }) {
  return (
    <div className={styles.panel} role="tabpanel" id="job-panel" aria-labelledby={`job-tab-${shown.key}`} tabIndex={0}>
      <PartBoundary resetKey={shown.key}>
        <Suspense fallback={<SkeletonRows label={`Opening ${shown.label}`} rows={4} />}>
          <shown.Tab />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
