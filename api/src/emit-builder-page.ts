// Writes the largest page behind a builder's link, with its style sheet, as JSON: for the check of its size (scripts/check/sizes.mjs).
import { MOST_JOBS } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { builderPage } from './features/builder/builder-page.ts';
import { builderPageCss } from './features/builder/builder-page.css.ts';

const AT = '2026-11-20T02:10:00Z';
const jobs = Array.from({ length: MOST_JOBS }, (_, n) => ({
  ...{ id: n, constructionId: n, address: `Lot ${String(n + 100)}, ${String(n)} Wattle Grove Boulevard, North Box Hill NSW 2765` },
  ...{
    workOrder: `WO-${String(48_000 + n)}`,
    answer: 'later' as const,
    reason: null,
    earliestDate: '2026-12-02',
    accessNotes: 'Gate code 4711, induction on site',
  },
  ...{ name: 'Dale Whitby', role: 'Site manager', mobile: '+61491570156', answeredAt: AT, isByCall: false, potentialJobId: null },
}));
const request = { developer: 'Tamar Homes', sentAt: new Date(AT), expiresAt: new Date('2026-12-20T02:10:00Z'), revokedAt: null, jobs };
const shown = { slug: 'A'.repeat(52), company: 'Lotline', logo: 'file:1', zone: 'Australia/Sydney', form: {}, faults: {} };
process.stdout.write(JSON.stringify({ page: builderPage({ ...shown, request }), css: builderPageCss }));
