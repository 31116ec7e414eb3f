// The builder approvals (screens.md §2.10): which builders can be asked, were asked and have answered, by builder and street.
import { useState } from 'react';
import { MessageSquareText } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { BUILDER_APPROVAL_LIST } from '@lotline/schema/domain/builder-approval/builder-approval.columns';
import type { ApprovalTab } from '@lotline/schema/domain/builder-approval/builder-approval-list.input';
import { MOST_DRAFTED } from '@lotline/schema/domain/builder-approval/builder-request.limits';
import { BuilderRequestsDocument } from '@lotline/schema/generated/documents/builder-approval';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { BuilderApprovalSheet } from '../../platform/builder-approval/BuilderApprovalSheet.tsx';
import { useAsk } from '../../platform/data/use-ask.ts';
import { useLatestRow } from '../../platform/grid/use-latest-rows.ts';
import { declarePage, usePageAddress, usePageScreen } from '../../platform/list/declared-page.ts';
import { DeclaredListPage } from '../../platform/list/DeclaredListPage.tsx';
import { viewShown } from '../../platform/list/list-query.ts';
import { useHotkeys } from '../../platform/list/use-hotkeys.ts';
import { approvalColumns, jobPath } from './approval-columns.tsx';
import { APPROVAL_FILTERS, APPROVAL_TABS, FIRST_TAB, tabOf, TABS } from './approval-filters.ts';
import { APPROVAL_KEYS } from './approval-keys.ts';
import { ApprovalPreview, isFinal } from './ApprovalPreview.tsx';
import { ApprovalsBulk } from './ApprovalsBulk.tsx';
import { ApprovalTabs } from './ApprovalTabs.tsx';
import { ContactSheet } from './ContactSheet.tsx';
import { NothingToAsk } from './NothingToAsk.tsx';
import { PhoneAnswerSheet } from './PhoneAnswerSheet.tsx';
import { RevokeSheet } from './RevokeSheet.tsx';
import { useApprovalOptions, useBuilderApprovals, type ApprovalRow, type SentRequest } from './use-builder-approvals.ts';

const builderOf = ({ developer }: ApprovalRow): string => (developer ?? '').trim().toLowerCase();
const startsBuilder = (row: ApprovalRow, before: ApprovalRow): boolean => builderOf(row) !== builderOf(before);

const PAGE = declarePage<ApprovalRow>({
  list: BUILDER_APPROVAL_LIST,
  called: 'jobs',
  filters: APPROVAL_FILTERS,
  tabbed: APPROVAL_TABS,
  first: FIRST_TAB,
  columns: (actor, today) => approvalColumns(today, actor),
  words: {
    keys: APPROVAL_KEYS,
    hints: [
      { keys: '↑ ↓', does: 'move' },
      { keys: 'Enter', does: 'preview' },
      { keys: 'Space', does: 'select' },
      { keys: 'A', does: 'ask' },
      { keys: 'L', does: 'copy link' },
    ],
  },
  nameOf: ({ workOrder }) => workOrder,
  pathOf: jobPath,
});

/** The tabs whose every job can be asked for. */
const isAskedFrom = (tab: ApprovalTab): boolean => tab === 'ready' || tab === 'reminder' || tab === 'expired';

export function BuilderApprovalsPage() {
  const address = usePageAddress(PAGE);
  const { query } = address;
  const reads = useBuilderApprovals(address);
  const screen = usePageScreen(PAGE, { address, reads });
  const { cursor, picking } = screen;
  const options = useApprovalOptions(screen.openFilter !== null);
  const [opened, open] = useState<Opened | null>(null);
  const close = () => open(null);
  const { copyLink, copyLastLink } = useLinks();
  const current = useLatestRow(reads.state, cursor.cursorId);
  const navigate = useNavigate();
  const draftOf = (ids: readonly number[]) => void navigate(`/builderapprovals/drafts?ids=${ids.slice(0, MOST_DRAFTED).join(',')}`);
  const draftAll = () => void reads.allIds().then(draftOf, () => undefined);
  useHotkeys({
    m: () => (picking.picked.size === 0 ? undefined : draftOf([...picking.picked])),
    a: () => (current === null || current.approval === 'Approved' ? undefined : open({ sheet: 'ask', row: current })),
    p: () => (current === null || isFinal(current) ? undefined : open({ sheet: 'call', row: current })),
    c: () => (current === null ? undefined : open({ sheet: 'contact', row: current })),
    l: () => (current === null ? undefined : copyLastLink(current)),
  });
  const isByBuilder = query.sort === null || query.sort.field === 'developer';
  return (
    <>
      <DeclaredListPage
        page={PAGE}
        screen={screen}
        allLabel="Ready to ask"
        viewLabel={viewShown(query, 'tab', TABS)}
        options={options}
        tabs={<ApprovalTabs query={query} />}
        actions={
          isAskedFrom(tabOf(query)) ? (
            <Button kind="primary" icon={MessageSquareText} onClick={draftAll}>
              Draft all messages
            </Button>
          ) : null
        }
        startsGroup={isByBuilder ? startsBuilder : undefined}
        bulk={
          <ApprovalsBulk
            picked={picking.picked}
            onDraft={() => draftOf([...picking.picked])}
            onExport={screen.exportRows}
            onCopy={picking.copy}
            onClear={picking.clear}
          />
        }
        preview={({ id, onStep, onClose }) => (
          <ApprovalPreview
            {...{ id, onStep, onClose }}
            onAsk={(row) => open({ sheet: 'ask', row })}
            onCall={(row) => open({ sheet: 'call', row })}
            onContact={(row) => open({ sheet: 'contact', row })}
            onRevoke={(request) => open({ sheet: 'revoke', request })}
            onCopyLink={copyLink}
          />
        )}
        empty={<NothingToAsk tab={tabOf(query)} query={query} onClear={() => address.goTo('')} />}
      />
      {opened === null ? null : <OpenedSheet opened={opened} onClose={close} />}
    </>
  );
}

type Opened =
  | { readonly sheet: 'ask' | 'call' | 'contact'; readonly row: ApprovalRow }
  | { readonly sheet: 'revoke'; readonly request: SentRequest };

function OpenedSheet({ opened, onClose }: { readonly opened: Opened; readonly onClose: () => void }) {
  switch (opened.sheet) {
    case 'ask':
      return <BuilderApprovalSheet job={opened.row} onClose={onClose} />;
    case 'call':
      return <PhoneAnswerSheet job={opened.row} onClose={onClose} />;
    case 'contact':
      return <ContactSheet job={opened.row} onClose={onClose} />;
    case 'revoke':
      return <RevokeSheet request={opened.request} onClose={onClose} />;
  }
}

/** What was sent can be sent once more by hand. */
function useLinks() {
  const toast = useToast();
  const { ask } = useAsk();
  const copyLink = (link: string) =>
    void navigator.clipboard.writeText(link).then(
      () => toast.success('Link copied'),
      () => toast.error('Could not copy the link.'),
    );
  const copyLastLink = ({ id, workOrder }: ApprovalRow) =>
    void ask(BuilderRequestsDocument, { constructionId: id }).then(
      ({ builderRequests }) => {
        const open = builderRequests.find(({ link }) => link !== null)?.link ?? null;
        if (open === null) toast.error(`Job ${workOrder} has no open link.`);
        else copyLink(open);
      },
      () => toast.error('The link could not be loaded.'),
    );
  return { copyLink, copyLastLink };
}
