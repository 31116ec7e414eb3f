// Documents of this person, or of the contractor they work for, that expire soon or have expired (screens.md §2.19). Each notice is shown until it has been read on this
// device: 30, 14 and 7 days before the last day, and once more when that has passed.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@lotline/schema/domain/kernel/date-format';
import { DocumentNoticesDocument } from '@lotline/schema/generated/documents/document';
import type { DocumentNoticesQuery } from '@lotline/schema/generated/operations';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useMe } from '@lotline/web-session/react/me-context';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { readNotices, rememberRead } from './read-notices.ts';
import styles from './ListNotice.module.css';

type Notice = DocumentNoticesQuery['documentNotices'][number];

const STALE_MS = 60 * 60_000;
/** Another last day, or the next of the four, is another notice. */
const nameOf = ({ id, expiresOn, noticeDays }: Notice): string => `${String(id)} ${expiresOn} ${String(noticeDays)}`;

/** Without an answer it says nothing: who has to renew a document hears of it with the next one, and a refused step says it anyway. */
export function DocumentsNotice() {
  const { gql } = usePlatform().calls;
  const { id: personId } = useMe();
  const told = useQuery({
    queryKey: keys.documentNotices(personId),
    queryFn: () => gql(DocumentNoticesDocument, {}),
    staleTime: STALE_MS,
  });
  const [read, setRead] = useState(() => readNotices(personId));
  // those of whom this person looks after have their page in the console
  const own = (optionalData(told)?.documentNotices ?? []).filter(
    ({ contractorId, userId }) => (userId ?? personId) === personId && contractorId === null,
  );
  const shown = own.filter((notice) => !read.has(nameOf(notice)));
  if (shown.length === 0) return null;
  const hasExpired = shown.some(({ isExpired }) => isExpired);
  const haveRead = () => setRead(rememberRead(personId, own.map(nameOf)));
  return (
    <Banner
      tone={hasExpired ? 'bad' : 'plain'}
      className={styles.notice}
      title={hasExpired ? 'A document has expired' : 'A document expires soon'}
      action={
        <Button tight onClick={haveRead}>
          I have read this
        </Button>
      }
    >
      {shown.map((notice) => (
        <p key={notice.id}>{sentence(notice)}</p>
      ))}
      <p>Send the renewed document to the office.</p>
    </Banner>
  );
}

/** 'White card of Sam Ortega expires on 4 Dec 2026.' */
const sentence = ({ label, owner, isExpired, expiresOn }: Notice): string =>
  `${label} of ${owner} ${isExpired ? 'expired on' : 'expires on'} ${formatDate(expiresOn)}.`;
