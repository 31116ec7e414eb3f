// The form of a job without a server, for component tests: MDU has its address in one line, every other work type in parts. What is saved is written down.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import type { JobValues } from '@lotline/schema/domain/job/job.fields';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { job } from '../../../platform/data/follows.ts';
import { useAsk } from '../../../platform/data/use-ask.ts';
import { holding, renderSignedIn } from '../../../testing/render-signed-in.tsx';
import JobEditPage from '../JobEditPage.tsx';
import NewJobPage from '../NewJobPage.tsx';

const PARTS: JobValues = {
  streetNumber: '8',
  streetName: 'Wattle',
  roadType: 'Rd',
  suburb: 'Box Hill',
  state: 'NSW',
  postCode: '2765',
};

/** The server's side: a test changes it as somebody else would. */
export interface JobServer {
  values: JobValues;
  version: number;
  /** The first day that a task is booked for. */
  readonly nextBooked: CalendarDay | null;
  /** Answers a save, or rejects. */
  onSave: (input: unknown) => Promise<unknown>;
  /** The settings of work types cannot be read. */
  settingsProblem: Error | null;
  readonly saved: unknown[];
}

interface DrawnForm {
  readonly id: number;
  readonly isNew?: boolean;
  readonly values?: JobValues;
  readonly nextBooked?: CalendarDay;
  /** That jobs have already. */
  readonly names?: Partial<Record<keyof typeof NO_NAMES, readonly string[]>>;
}

export function drawJobForm({ id, isNew = false, values = {}, nextBooked, names = {} }: DrawnForm): JobServer {
  const own = { workOrder: '48213', workType: 'Pre-install', address: '8 Wattle Rd, Box Hill NSW 2765', ...PARTS, ...values };
  const server: JobServer = {
    values: own,
    version: 4,
    nextBooked: nextBooked ?? null,
    saved: [],
    onSave: () => Promise.resolve({}),
    settingsProblem: null,
  };
  const platform = buildPlatform({
    gql: (...[document, variables]) => {
      const [, , operation = ''] = /^\s*(query|mutation) (\w+)/m.exec(document.toString()) ?? [];
      if (operation === 'ConstructionEdit') return Promise.resolve({ constructionEdit: shownOf(id, server) });
      if (operation === 'JobEditSettings' && server.settingsProblem !== null) return Promise.reject(server.settingsProblem);
      if (operation === 'JobEditSettings') return Promise.resolve({ systemSettings: settingsOf(variables), lookups: [] });
      if (operation === 'JobsAtAddress') return Promise.resolve({ jobsAtAddress: [] });
      if (operation === 'TaskTemplates') return Promise.resolve({ taskTemplates: TEMPLATES });
      if (operation === 'ItemsByCode') return Promise.resolve({ itemsByCode: CATALOGUE });
      if (operation === 'GetJobFilterOptions')
        return Promise.resolve({ jobFilterOptions: { ...NO_NAMES, workTypes: ['Pre-install', 'MDU'], ...names } });
      server.saved.push(variables);
      return server.onSave(variables);
    },
  });
  renderSignedIn(
    <>
      <Stream id={id} />
      <Routes>
        <Route path="/construction/new" element={<NewJobPage />} />
        <Route path="/construction/:id/edit" element={<JobEditPage />} />
        <Route path="/" element={<Link to={isNew ? '/construction/new' : `/construction/${String(id)}/edit`}>Open the form</Link>} />
      </Routes>
    </>,
    { platform, me: holding('CAN_EDIT_CONSTRUCTION') },
  );
  return server;
}

const TEMPLATES = [
  {
    ...{ name: 'Pit and pipe', leadDays: 14, groupId: 3 },
    items: [
      { code: 'PIT-450', quantity: '2.000' },
      { code: 'CONDUIT', quantity: null },
      { code: 'GONE', quantity: '1.000' },
    ],
  },
  { name: 'Lead-in', leadDays: null, groupId: null, items: [] },
  { name: 'Haul', leadDays: null, groupId: null, items: [{ code: 'CONDUIT', quantity: null }] },
];
const CATALOGUE = ['PIT-450', 'CONDUIT'].map((code, at) => {
  return { ...{ id: at + 1, code, name: code, description: '' }, ...{ unitAmount: null, unitOfMeasure: 'each', isArchived: false } };
});

/** What the browser and the live stream do. */
function Stream({ id }: { readonly id: number }) {
  const { readAgain: readRecords } = useAsk();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void readRecords(job(id))}>Read again</button>
      <button onClick={() => void navigate(-1)}>Browser’s back</button>
    </>
  );
}

export const openForm = () => userEvent.click(screen.getByRole('link', { name: 'Open the form' }));
export const readAgain = () => userEvent.click(screen.getByRole('button', { name: 'Read again' }));

const shownOf = (id: number, { values, version, nextBooked }: JobServer) => ({
  ...{ id, version, values, status: 'Scheduled', issuedTasks: 1, nextBooked, onsiteDate: null },
  ...{ quoteNumber: 'Q-1042', prePaymentNumber: null },
});

const NO_NAMES = {
  ...{ statuses: [], contracts: [], regions: [], states: [], customers: [] },
  ...{ deliveryPartners: [], deliveryPartnerPms: [], developers: [], schedulers: [] },
};

const OWN_FIELDS = [
  { fieldName: 'Gate code', fieldType: 'text', required: true },
  { fieldName: 'Floors', fieldType: 'number' },
];

const settingsOf = (variables: unknown) =>
  JSON.stringify(variables).includes('MDU')
    ? [{ name: 'Address Type', workType: 'MDU', config: { addressSetting: { addressType: 'free' } } }]
    : [{ name: 'Custom Construction Fields', workType: null, config: { templates: OWN_FIELDS } }];
