// The columns of the list on screen, in their order.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { POTENTIAL_JOB_LIST } from '@lotline/schema/domain/potential-job/potential-job.columns';
import words from '@lotline/shared-ui/styles/words.module.css';
import { CountCell, Line, PlainTag, TextCell } from '../../platform/list/Cells.tsx';
import { declaredColumns } from '../../platform/list/declared-columns.tsx';
import type { PotentialJobRow } from './use-potential-jobs.ts';

/** What the score of a duplicate means; null: nothing is known at the same site. */
export function duplicateWords(score: number): string | null {
  if (score >= 100) return 'Likely';
  return score > 0 ? 'Possible' : null;
}

/** What the address, the age and the preview say too gives way to a whole address on a narrower window. */
const WIDE = { fromWidth: 1700 } as const;
const WIDEST = { fromWidth: 1900 } as const;
/** The preview says it. */
const BESIDE = { fromWidth: 1150 } as const;

export const potentialJobColumns = (actor: Actor) =>
  declaredColumns<typeof POTENTIAL_JOB_LIST, PotentialJobRow>(POTENTIAL_JOB_LIST, actor, {
    address: {
      isName: true,
      width: undefined,
      cell: ({ address, needsOfficeApproval }) => (
        <Line>
          {needsOfficeApproval ? <PlainTag>needs address</PlainTag> : null}
          <span className={words.cut}>{address}</span>
        </Line>
      ),
    },
    status: { width: 112 },
    builder: { width: 160 },
    siteContactName: WIDE,
    siteContactPhone: { fromWidth: 1550 },
    suburb: { ...WIDEST, width: 128 },
    state: { ...WIDEST, width: 72 },
    raisedBy: { width: 136, ...BESIDE },
    createdUtc: WIDE,
    // added today is an age too
    ageDays: { width: 88, cell: ({ ageDays }) => String(ageDays) },
    attachmentCount: { width: 80, cell: ({ attachmentCount }) => <CountCell count={attachmentCount} /> },
    duplicateScore: {
      ...{ width: 120, ...BESIDE },
      cell: ({ duplicateScore }) => <TextCell text={duplicateWords(duplicateScore)} />,
      text: ({ duplicateScore }) => duplicateWords(duplicateScore) ?? '',
    },
    comments: { ...WIDEST, width: 240 },
    assignedTo: { width: 128 },
    builderState: { fromWidth: 1550, width: 128 },
    builderApprovalSentDate: { startsHidden: true },
    builderApprovedDate: { startsHidden: true },
    reason: { startsHidden: true, width: 240 },
    workOrder: { startsHidden: true },
  });
