// A job's page, or the card of one of its tasks, without a server, for component tests: its reads are answered from here, what is pressed is written down.
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { SettingRow } from '@lotline/schema/domain/settings/setting-for';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import type { Local } from '../../../platform/data/local-store.ts';
import { holding, renderSignedIn } from '../../../testing/render-signed-in.tsx';

/** As the console loads them: a test of one evaluates nothing of the other. */
const JobPage = lazy(() => import('../JobPage.tsx'));
const TaskCardPage = lazy(() => import('../card/TaskCardPage.tsx'));

const nulls = (names: string): object => Object.fromEntries(names.split(/\s+/).map((name) => [name, null]));

const JOB = {
  ...{ id: 7, version: 1, status: 'Scheduled', workOrder: '48213', workType: 'Pre-install', address: '8 Wattle Rd, Box Hill NSW 2765' },
  ...{
    acceleratedJob: false,
    isReceived: true,
    customFields: {},
    boqs: [],
    schedules: [],
    payments: [],
    attachments: [],
    siteContacts: [],
  },
  ...nulls(`comments releaseDate projectFSAM description contactDetails buildType premises financialContact deliveryPartner deliveryPartnerPm developer
    adtechPm scheduler originalDueDate updatedDueDate dbydExpiryDate startDueDate laseDate onsiteDate integrationDate crqDate crqNumber siteContact
    siteContactPhone customerRef bomComments contract region quoteNumber prePaymentNumber checklist bookedDate workTasksCompleteDate locationId
    statusChangeHangfireId holdReason holdUntil lotNumber unitNumber streetNumber streetName roadType suburb state postCode builderApprovalSentDate builderApprovedDate`),
};

interface Pressed {
  readonly operation: string;
  readonly input: unknown;
  /** Of a press that writes them. */
  readonly siteContacts: unknown;
  readonly client: unknown;
  /** Of a press that writes one. */
  readonly comment: unknown;
}

interface Drawn {
  /** Of the job's page. */
  readonly tab?: string;
  /** Another address than that of the job's page. */
  readonly path?: string;
  readonly claims: readonly string[];
  readonly job?: object;
  /** That it may be given to. */
  readonly groups?: readonly { readonly id: number; readonly name: string; readonly isSubcontractor: boolean }[];
  readonly settings?: readonly SettingRow[];
  readonly readSettings?: () => Promise<unknown>;
  /** The job as it was, where the address names a moment: what of it, and what beside it. */
  readonly then?: { readonly job?: object; readonly beside?: object };
  /** What the reads answer now, by the name of the document's field. @param after of a page, where one is asked for */
  readonly reads: (after: unknown) => Readonly<Record<string, unknown>>;
  /** What the program around the page has; left out: a browser. */
  readonly program?: Local;
  /** Answers a press, or rejects. */
  readonly onPress?: (pressed: Pressed) => Promise<unknown>;
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

const PEOPLE = [{ id: 3, email: 'rob@lotline.example', firstName: 'Rob', lastName: 'Castellano', displayName: 'Rob Castellano' }];

export function drawJob({
  tab = 'summary',
  path = `/construction/7/${tab}`,
  claims,
  job = {},
  groups = [],
  then = {},
  settings = [],
  readSettings = () => Promise.resolve({ systemSettings: settings, lookups: [] }),
  reads,
  program,
  onPress = () => Promise.resolve({}),
}: Drawn): readonly Pressed[] {
  const pressed: Pressed[] = [];
  const platform = buildPlatform({
    clock: { now: () => new Date('2026-11-20T02:00:00Z') },
    gql: (...[document, variables]) => {
      const [, kind = '', operation = ''] = /^\s*(query|mutation) (\w+)/m.exec(document.toString()) ?? [];
      if (kind === 'mutation') {
        const press = {
          operation,
          input: partOf(variables, 'input'),
          siteContacts: partOf(variables, 'siteContacts'),
          client: partOf(variables, 'client'),
          comment: partOf(variables, 'fieldComment') ?? partOf(variables, 'comment'),
        };
        pressed.push(press);
        return onPress(press);
      }
      if (operation === 'ConstructionQuery')
        return Promise.resolve({ construction: { ...JOB, ...job }, users: PEOPLE, groups, systemSettings: [], jobFieldComments: [] });
      if (operation === 'JobAsAt') {
        const nothing = {
          isKept: true,
          recordedFrom: null,
          fields: {},
          comments: [],
          costs: { boms: [], expenses: null },
          delegations: [],
        };
        return Promise.resolve({ jobAsAt: { ...nothing, job: { ...JOB, ...then.job }, ...then.beside } });
      }
      if (operation === 'SystemSettingsQuery') return readSettings();
      return Promise.resolve().then(() => ({
        jobEvents: { events: [], next: null },
        jobInternalComments: [],
        ...reads(partOf(variables, 'after')),
      }));
    },
  });
  renderSignedIn(
    <Suspense>
      <Routes>
        <Route path="/construction/:id/:tab?" element={<JobPage />} />
        <Route path="/tasks/:id" element={<TaskCardPage />} />
      </Routes>
    </Suspense>,
    { platform, path, me: holding('CAN_ACCESS_CONSTRUCTION', ...claims), ...(program === undefined ? {} : { program }) },
  );
  return pressed;
}
