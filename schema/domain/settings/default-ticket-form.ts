// Version 1 of the ticket of work, for every work type that has none of its own: the seven steps of screens.md §2.26. Never edited once it has been in
// use: a changed form is another version.
import type { TicketForm } from './ticket-of-work.setting.ts';

const CALL = 'Call your supervisor before any more is done.';
const isHere = (key: string) => ({ when: { key, is: true } });

export const DEFAULT_TICKET_FORM: TicketForm = {
  version: 1,
  steps: [
    {
      key: 'job',
      title: 'Job',
      phase: 'assessment',
      questions: [
        { key: 'workOrder', kind: 'prefilled', from: 'workOrder', label: 'Work order' },
        { key: 'address', kind: 'prefilled', from: 'address', label: 'Address' },
        { key: 'task', kind: 'prefilled', from: 'task', label: 'Task' },
        { key: 'crew', kind: 'prefilled', from: 'crew', label: 'Crew', isOptional: true },
        { key: 'position', kind: 'position', label: 'Where you are', isOptional: true },
        {
          key: 'isRightSite',
          kind: 'yesNo',
          label: 'Is this the right site and task?',
          stop: { on: false, text: `Wrong site or task. ${CALL}` },
        },
      ],
    },
    {
      key: 'access',
      title: 'Access',
      phase: 'assessment',
      questions: [
        {
          key: 'builderApproval',
          kind: 'yesNo',
          label: 'Has the builder or owner approved access?',
          stop: { on: false, text: `Nobody starts without the builder’s approval. ${CALL}` },
          control: 'Access approved',
        },
        { key: 'siteContactTold', kind: 'yesNo', label: 'Has the site contact been told that you are here?', control: 'Site contact told' },
        {
          key: 'inducted',
          kind: 'yesNo',
          label: 'Is everybody inducted for this site?',
          stop: { on: false, text: 'Whoever is not inducted stays off the site. Call your supervisor.' },
          control: 'Everybody inducted',
        },
        { key: 'otherTrades', kind: 'yesNo', label: 'Are other trades working here?' },
        { key: 'otherTradesPlan', kind: 'text', label: 'What was agreed with them?', ...isHere('otherTrades'), control: 'Other trades: …' },
      ],
    },
    {
      key: 'underground',
      title: 'Underground services',
      phase: 'assessment',
      questions: [
        { key: 'isDigging', kind: 'yesNo', label: 'Will the ground be broken?' },
        { key: 'bydaNumber', kind: 'text', label: 'BYDA enquiry or sequence number', ...isHere('isDigging') },
        {
          key: 'plansOnSite',
          kind: 'yesNo',
          label: 'Are the plans on site?',
          ...isHere('isDigging'),
          stop: { on: false, text: `No digging without the plans on site. ${CALL}` },
          control: 'Plans on site',
        },
        {
          key: 'ownersResponded',
          kind: 'yesNo',
          label: 'Has every asset owner answered?',
          ...isHere('isDigging'),
          stop: { on: false, text: `No digging until every asset owner has answered. ${CALL}` },
          control: 'Every asset owner has answered',
        },
        {
          key: 'plansExpire',
          kind: 'date',
          label: 'The plans are good until',
          ...isHere('isDigging'),
          stopWhenPast: 'The plans have expired. Make a new enquiry, and call your supervisor.',
        },
        {
          key: 'located',
          kind: 'yesNo',
          label: 'Are the services located and potholed by hand?',
          ...isHere('isDigging'),
          stop: { on: false, text: `No machine digs before the services have been seen. ${CALL}` },
          control: 'Services located and potholed',
        },
        { key: 'potholePhoto', kind: 'photo', label: 'Photo of each pothole', ...isHere('isDigging') },
      ],
    },
    {
      key: 'hazards',
      title: 'Hazards and controls',
      phase: 'assessment',
      questions: [
        { key: 'traffic', kind: 'yesNo', label: 'Is there traffic, or are people walking past?' },
        { key: 'trafficControl', kind: 'text', label: 'How are they kept away?', ...isHere('traffic'), control: 'Traffic: …' },
        { key: 'deepTrench', kind: 'yesNo', label: 'Is any trench deeper than 1.5 m?' },
        {
          key: 'swmsSigned',
          kind: 'yesNo',
          label: 'Is the SWMS here, and signed by everybody?',
          ...isHere('deepTrench'),
          stop: { on: false, text: `A trench deeper than 1.5 m is high-risk work and needs a SWMS. ${CALL}` },
          control: 'SWMS signed for the deep trench',
        },
        {
          key: 'asbestosPit',
          kind: 'yesNo',
          label: 'Is the pit free of asbestos?',
          stop: { on: false, text: 'Leave the pit closed and keep everybody away. Call your supervisor.' },
          control: 'No asbestos in the pit',
        },
        {
          key: 'powerSafe',
          kind: 'yesNo',
          label: 'Is live power isolated, or out of reach?',
          stop: { on: false, text: `Stay clear of live power. ${CALL}` },
          control: 'Power isolated or out of reach',
        },
        { key: 'confinedSpace', kind: 'yesNo', label: 'Does anybody enter a confined space?' },
        {
          key: 'confinedPermit',
          kind: 'yesNo',
          label: 'Are the permit and a stand-by person there?',
          ...isHere('confinedSpace'),
          stop: { on: false, text: `Nobody enters a confined space without both. ${CALL}` },
          control: 'Confined space: permit and stand-by person',
        },
        { key: 'heights', kind: 'yesNo', label: 'Is anybody working above 2 m?' },
        { key: 'heightsControl', kind: 'text', label: 'What stops a fall?', ...isHere('heights'), control: 'Heights: …' },
        { key: 'weather', kind: 'choice', label: 'Weather', options: ['Fine', 'Hot', 'Wet', 'Windy', 'Storm'], control: 'Weather: …' },
        { key: 'otherControls', kind: 'text', label: 'Other hazards and controls', isLong: true, isOptional: true, control: '…' },
      ],
    },
    {
      key: 'signOn',
      title: 'Sign-on',
      phase: 'signOn',
      questions: [
        {
          key: 'crewSigned',
          kind: 'signatures',
          by: 'crew',
          label: 'Signed on',
          statement: 'I have read the plans and controls and will work to them.',
        },
      ],
    },
    {
      key: 'record',
      title: 'Work record',
      phase: 'record',
      questions: [
        { key: 'conduitSize', kind: 'choice', label: 'Conduit', options: ['None', '20 mm', '25 mm', '32 mm', '50 mm', '100 mm'] },
        { key: 'conduitLength', kind: 'number', label: 'Length of conduit', unit: 'm', most: 100_000, isOptional: true },
        { key: 'pits', kind: 'text', label: 'Pits: how many, of which size', isOptional: true },
        { key: 'depth', kind: 'number', label: 'Depth of cover', unit: 'mm', most: 20_000, isOptional: true },
        { key: 'testResults', kind: 'text', label: 'Test results', isLong: true, isOptional: true },
        { key: 'asBuiltPhoto', kind: 'photo', label: 'Photos as built, before backfill' },
      ],
    },
    {
      key: 'signOff',
      title: 'Sign-off',
      phase: 'signOff',
      questions: [
        {
          key: 'leftSafe',
          kind: 'yesNo',
          label: 'Is the site left safe?',
          stop: { on: false, text: 'Stay until the site is safe. Call your supervisor if you cannot make it so.' },
        },
        { key: 'reinstated', kind: 'yesNo', label: 'Is the ground reinstated?' },
        { key: 'reinstateLater', kind: 'text', label: 'What is left to reinstate?', when: { key: 'reinstated', is: false } },
        { key: 'workerSigned', kind: 'signatures', by: 'worker', label: 'Worker', statement: 'The work is done as recorded here.' },
        {
          key: 'builderSigned',
          kind: 'signatures',
          by: 'builder',
          label: 'Builder',
          statement: 'I have seen the site as it is left.',
          isOptional: true,
        },
      ],
    },
  ],
};
