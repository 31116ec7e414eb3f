// The home page, for every path that is no other page's (specification 1 §2): who is here, what waits in the field, how the service is.
import { useLocation } from 'react-router-dom';
import { canReadPlans } from '@lotline/schema/domain/job/planned-status.lifecycle';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { formatWeekday } from '@lotline/schema/domain/kernel/date-format';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { useActor, useMe } from '@lotline/web-session/react/me-context';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { useTitle } from '../../platform/frame/use-title.ts';
import { PersonFacts } from '../../platform/me/PersonFacts.tsx';
import { ExpiringDocumentsCard } from './ExpiringDocumentsCard.tsx';
import { FieldWorkCard } from './FieldWorkCard.tsx';
import { greeting } from './greeting.ts';
import { Panel } from '../../platform/frame/Panel.tsx';
import { RefusedPlansCard } from './RefusedPlansCard.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { OfficeSummaryCard } from './OfficeSummaryCard.tsx';
import words from '@lotline/shared-ui/styles/words.module.css';
import page from '../../platform/frame/Page.module.css';
import styles from './HomePage.module.css';

interface HomePageProps {
  /** Whether any other screen is open to the person. */
  readonly hasOtherScreens: boolean;
  /** The page that was open here is closed to the person since their rights have changed. */
  readonly isTaken: boolean;
}

export function HomePage({ hasOtherScreens, isTaken }: HomePageProps) {
  useTitle('Home');
  const { firstName } = useMe();
  const { pathname } = useLocation();
  const actor = useActor();
  const hasFieldWork = hasClaim(actor, 'CAN_ACCESS_FIELD_WORK');
  const hasOfficeWork = hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION') || hasClaim(actor, 'CAN_VIEW_ALL_GROUPS');
  const now = useNow();
  const zone = browserZone();
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <div className={styles.title}>
        <h1>
          {greeting(now, zone)}, {firstName}
        </h1>
        <p className={words.muted}>{formatWeekday(dayInZone(now.toISOString(), zone))}</p>
      </div>
      {pathname === '/' ? null : (
        <Banner>
          {isTaken ? (
            <>
              Your rights have changed: you can no longer open <b className={styles.path}>{pathname}</b>.
            </>
          ) : (
            <>
              There is no page at <b className={styles.path}>{pathname}</b>, or your role cannot open it.
            </>
          )}{' '}
          This is your home page.
        </Banner>
      )}
      <div className={styles.home} data-columns={hasFieldWork || hasOfficeWork ? 2 : 1}>
        {hasFieldWork || hasOfficeWork ? (
          <div className={styles.work}>
            {canReadPlans(actor).ok ? <RefusedPlansCard /> : null}
            {hasOfficeWork ? <OfficeSummaryCard /> : null}
            {hasFieldWork ? <FieldWorkCard /> : null}
          </div>
        ) : null}
        <div className={styles.side}>
          <ExpiringDocumentsCard />
          <Panel title="You">
            <PersonFacts />
            {hasOtherScreens ? null : <p className={words.muted}>Your role does not open any screen of the console yet.</p>}
          </Panel>
          <ServiceCard />
        </div>
      </div>
    </main>
  );
}
