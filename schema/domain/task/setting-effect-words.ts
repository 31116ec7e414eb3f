// An effect of a setting that is not saved yet as one sentence for the office.
import type { EffectCount } from './setting-preview.ts';
import { OWN_DOCUMENTS } from './setting-preview.rules.ts';

type Counted = Pick<EffectCount, 'kind' | 'what' | 'before' | 'after' | 'tasks' | 'jobs'> & {
  /** Whom it holds up. */
  readonly people?: number;
};

const counted = (count: number, one: string): string => `${count.toLocaleString('en-AU')} ${one}${count === 1 ? '' : 's'}`;
/** 'is' for one, 'are' for several. */
const verb = (count: number, one: string, several: string): string => (count === 1 ? one : several);

/** '12 tasks move from Friday to By Status on the phone’s list' */
export function sayEffect(effect: Counted): string {
  const { kind, what, before, after, tasks, jobs, people = 0 } = effect;
  const [t, j] = [counted(tasks, 'task'), counted(jobs, 'job')];
  const onTasks = (verbs: readonly [string, string]) => `${t} ${verb(tasks, ...verbs)}`;
  const onJobs = (verbs: readonly [string, string]) => `${j} ${verb(jobs, ...verbs)}`;
  const isGained = after === 'yes';
  switch (kind) {
    case 'section':
      return `${onTasks(['moves', 'move'])} from ${before} to ${after} on the phone’s list`;
    case 'place':
      return `${onTasks(['moves', 'move'])} under By Status, because ${what === '' ? verb(tasks, 'its job changes', 'their jobs change') + ' status' : `${what} moves`}`;
    case 'colour':
      return onTasks(after === '' ? ['loses the', 'lose the'] : ['gets another', 'get another']) + colourWords(what, after);
    case 'choice':
      return `On ${t} the crew can ${isGained ? 'now' : 'no longer'} choose ${what}`;
    case 'fact':
      return `On ${t} ${what} is ${isGained ? 'shown' : 'no longer shown'}`;
    case 'factOrder':
      return `${onTasks(['shows its', 'show their'])} facts in another order`;
    case 'column':
      return `On the list ${t} ${verb(tasks, isGained ? 'shows' : 'no longer shows', isGained ? 'show' : 'no longer show')} ${what}`;
    case 'label':
      return `On ${t} ${before} is called ${after}`;
    case 'edit':
      return `On ${t} the crew can ${isGained ? 'now' : 'no longer'} change ${what}`;
    case 'address':
      return `${onJobs(['asks', 'ask'])} for the address ${ADDRESS[after] ?? ''}${what === '' ? '' : `, and ${verb(jobs, 'has', 'have')} no street yet`}`;
    case 'value':
      return `What is filled in for ${what} on ${j} is ${isGained ? 'shown' : 'no longer shown'}`;
    case 'answer':
      return isGained ? `The form accepts ${what} of ${j} again` : `The form no longer accepts what is in ${what} on ${j}`;
    case 'missing':
      return missingWords(what, jobs, isGained);
    case 'photo':
      return onTasks(after === '' ? ['is', 'are'] : ['lacks', 'lack']) + photoWords(what, after);
    case 'bonus':
    case 'booking':
    case 'call':
    case 'asked':
      return `On ${t} ${ON_TASK[kind](after)}`;
    case 'blocked':
      return blockedWords(what, t, people, isGained);
    case 'moved':
    case 'status':
    case 'hold':
    case 'needs':
    case 'delay':
      return statusWords(kind, effect, onJobs);
  }
}

/** Of the statuses of jobs. */
function statusWords(
  kind: 'moved' | 'status' | 'hold' | 'needs' | 'delay',
  { what, before, after, jobs }: Counted,
  onJobs: (verbs: readonly [string, string]) => string,
): string {
  switch (kind) {
    case 'moved':
      return `${onJobs(['moves', 'move'])} from ${before} to ${after}`;
    case 'status':
      return `${onJobs(['is', 'are'])} in ${what}, which is no longer a status`;
    case 'hold':
      return `${onJobs(['counts', 'count'])} ${after === 'yes' ? 'as' : 'no longer as'} on hold in ${what}`;
    case 'needs':
      return needWords(what, before, after, counted(jobs, 'job'));
    case 'delay':
      return delayWords(what, before, after, onJobs, jobs === 1);
  }
}

const needWords = (status: string, before: string, after: string, jobs: string): string =>
  after === '' ? `${jobs} can be set to ${status} without ${before}` : `${jobs} cannot be set to ${status} yet, which needs ${after} first`;

function delayWords(
  status: string,
  before: string,
  after: string,
  onJobs: (verbs: readonly [string, string]) => string,
  isOne: boolean,
): string {
  const stays = isOne ? 'stays' : 'stay';
  if (before === after)
    return `${onJobs(['keeps', 'keep'])} the day of ${isOne ? 'its' : 'their'} change from ${status} to ${after}: the other number of days counts for jobs set to ${status} from now on`;
  return after === ''
    ? `${onJobs(['no longer changes', 'no longer change'])} from ${status} to ${before} by ${isOne ? 'itself' : 'themselves'}`
    : `${onJobs(['is', 'are'])} in ${status} already and ${stays}: the days until ${after} count for jobs set to it from now on`;
}

const colourWords = (status: string, colour: string): string => ` colour ${colour === '' ? 'of' : 'for'} ${status}`;

const blockedWords = (gate: string, tasks: string, people: number, isGained: boolean): string =>
  `${sayPeople(people)} ${isGained ? `cannot go onsite on ${tasks}: ${GATES[gate] ?? gate}` : `can go onsite on ${tasks} again`}`;

function missingWords(field: string, jobs: number, isGained: boolean): string {
  const lacks = `${counted(jobs, 'job')} ${verb(jobs, 'lacks', 'lack')}`;
  return isGained ? `${lacks} ${field}, which becomes required` : `${field} is no longer required; ${lacks} it`;
}

const sayPeople = (count: number): string => (count === 1 ? '1 person' : `${count.toLocaleString('en-AU')} people`);

const GATES: Readonly<Record<string, string>> = {
  notOnHold: 'the job is on hold',
  siteAccess: 'the builder has not confirmed site access',
  currentPlans: 'the DBYD plans have expired, or there are none',
  currentDocuments: 'a mandatory document of the contractor has expired',
  [OWN_DOCUMENTS]: 'a mandatory document of their own has expired',
  ticketSigned: 'nobody has signed on to the ticket of work',
};

const ON_TASK = {
  bonus: (state: string) => BONUS[state] ?? 'the scoping bonus is no longer shown',
  booking: (state: string) => BOOKING[state] ?? 'the crew is no longer told to book the visit first',
  call: (whom: string) =>
    `${whom === '' ? 'the crew is not told whom to call' : `the crew is told to call ${whom}`} when the ticket says stop`,
  asked: () => 'the ticket of work asks different questions; nobody has started it yet',
};

const ADDRESS: Readonly<Record<string, string>> = { structured: 'in parts', free: 'as one text' };

const PHOTO = {
  none: (title: string) => ` no longer asked for the photo ${title}`,
  asked: (title: string) => ` the photo ${title}, which is asked for`,
  required: (title: string) => ` the photo ${title}, and can be submitted with a reason only`,
};

const photoWords = (title: string, after: string): string =>
  PHOTO[after === '' ? 'none' : after === 'required' ? 'required' : 'asked'](title);

const BONUS: Readonly<Record<string, string>> = {
  complete: 'the scoping is shown as complete',
  incomplete: 'the crew is asked for the developer and the site contact',
};

const BOOKING: Readonly<Record<string, string>> = {
  contact: 'the crew is told to book the visit with the site contact first',
  nobody: 'the crew is told that visits are booked first, but there is no site contact to call',
};

export const sayLookedAt = (tasks: number): string =>
  `Worked out for ${counted(tasks, 'task')}: those that are open, and those of the last 90 days.`;
