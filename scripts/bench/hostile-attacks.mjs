// What one hostile person tries, each attack in the size in which it once got through (docs/SECURITY.md). Every loop is bounded in count, and ends when it is told to.
import { createHash, randomUUID } from 'node:crypto';
import net from 'node:net';

/** @typedef {{ origin: string, token: string, officeToken: string, jobId: number, taskId: number, goesOn: () => boolean }} Target */

const MOST_REQUESTS = 2_000;
/** Of a list that names more entries than anybody has. */
const ENTRIES = 1_400_000;
const LARGE_BYTES = 4_200_000;
/** Of a ticket within its limits (schema/domain/ticket/ticket-parts.ts). */
const KEYS = 90_000;
const SAVE_TICKET = 'mutation Save($id: Int!, $text: String!) { updateTicketOfWork(id: $id, ticketOfWork: $text) { id } }';

async function ask({ origin, token }, path, { method = 'POST', body, type = 'application/json' } = {}) {
  const headers = { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': type }) };
  try {
    const answer = await fetch(`${origin}${path}`, { method, headers, body, signal: AbortSignal.timeout(30_000) });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

const graphql = (target, query, variables = {}) => ask(target, '/graphql', { body: JSON.stringify({ query, variables }) });

/** So many callers, one request after the other each. @returns {Promise<Record<string, number>>} how many answers of which status */
async function hammer(target, callers, request) {
  const statuses = {};
  let left = MOST_REQUESTS;
  const caller = async () => {
    while (target.goesOn() && left-- > 0) {
      const { status } = await request();
      statuses[status] = (statuses[status] ?? 0) + 1;
      // who is refused asks again ten times a second: a person's tools do not try harder
      if (status >= 400) await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return statuses;
}

function contacts(target) {
  const query = `mutation Contacts($siteContacts: [SiteContactInput!]!) { updateDeveloperAndSiteContacts(id: ${target.jobId}, siteContacts: $siteContacts) { id } }`;
  const body = `{"query":${JSON.stringify(query)},"variables":{"siteContacts":[${'{},'.repeat(ENTRIES)}{}]}}`;
  return hammer(target, 4, () => ask(target, '/graphql', { body }));
}

/** The most entries that an ordinary body can hold. */
function smallContacts(target) {
  const query = `mutation Contacts($siteContacts: [SiteContactInput!]!) { updateDeveloperAndSiteContacts(id: ${target.jobId}, siteContacts: $siteContacts) { id } }`;
  const body = `{"query":${JSON.stringify(query)},"variables":{"siteContacts":[${'{},'.repeat(80_000)}{}]}}`;
  return hammer(target, 4, () => ask(target, '/graphql', { body }));
}

const aliases = (count, field) => `{ ${Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ')} }`;

const people = (target) => hammer(target, 4, () => graphql(target, aliases(15, 'users { id displayName email }')));

const chats = (target) =>
  hammer(target, 4, () =>
    graphql(target, aliases(15, `jobFieldComments(constructionId: ${target.jobId}) { id comments user { displayName } }`)),
  );

function history(target) {
  const office = { ...target, token: target.officeToken };
  return hammer(office, 2, () =>
    graphql(office, `{ jobEvents(constructionId: ${target.jobId}, first: 100) { next events { id before after } } }`),
  );
}

/** 100,001 comment blocks of five bytes each: not a picture, but long to find out. */
function longGif() {
  const head = Buffer.from('GIF89a\x10\x00\x10\x00\x00\x00\x00', 'latin1');
  return Buffer.concat([head, Buffer.from('21fe017800'.repeat(100_001), 'hex'), Buffer.from([0x3b])]);
}

async function pictures(target) {
  const bytes = longGif();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const announced = { name: 'Trench-1.gif', sizeBytes: bytes.length, constructionId: target.jobId, clientId: randomUUID(), sha256 };
  const opened = await ask(target, '/api/attachments/getPresignedUploadParams', { body: JSON.stringify(announced) });
  if (opened.status !== 200) return { [opened.status]: 1 };
  const { uploadUrl, contentType, attachment } = JSON.parse(opened.text);
  await fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': contentType }, body: bytes });
  const body = JSON.stringify({ sizeBytes: bytes.length, sha256 });
  return hammer(target, 16, () => ask(target, `/api/attachments/${attachment.id}/complete`, { body }));
}

/** Sockets that send and never read. @returns {Promise<Record<string, number>>} how many were still open at the end */
async function sockets({ origin, goesOn }, count, write) {
  const { hostname, port } = new URL(origin);
  const opened = Array.from({ length: count }, () => {
    const socket = net.connect(Number(port), hostname, () => write(socket));
    socket.pause();
    socket.on('error', () => undefined);
    return socket;
  });
  while (goesOn()) await new Promise((resolve) => setTimeout(resolve, 100));
  const left = opened.filter((socket) => !socket.destroyed).length;
  for (const socket of opened) socket.destroy();
  return { 'open at the end': left };
}

/** Each asks eight times for the longest list there is and reads nothing. */
function unread(target) {
  const request = `GET /api/dashboard/fieldwork/0 HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${target.officeToken}\r\n\r\n`;
  return sockets(target, 16, (socket) => socket.write(request.repeat(8)));
}

/** Bodies of which the last bytes never come. */
function stalled(target) {
  const head = `POST /graphql HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${target.token}\r\ncontent-type: application/json\r\ncontent-length: ${LARGE_BYTES}\r\n\r\n`;
  const part = Buffer.alloc(LARGE_BYTES - 100, 0x20);
  return sockets(target, 112, (socket) => {
    socket.write(head);
    socket.write(part);
  });
}

async function tickets(target) {
  let step = 0;
  const text = () => JSON.stringify({ step: step++, notes: 'n'.repeat(1_000_000) });
  return hammer(target, 2, () => graphql(target, SAVE_TICKET, { id: target.taskId, text: text() }));
}

/** 6 kB whose selections of one name are compared with each other, under a new operation name each time: nothing is kept of the one before. */
function overlapping(target) {
  let turn = 0;
  const document = () => `query Q${turn++} { me { ${'groupUsers { group { id name } } '.repeat(220)} } }`;
  return hammer(target, 4, () => graphql(target, document()));
}

/** The paper of a ticket that is changed now and then, so that it is made anew. */
function papers(target) {
  let turn = 0;
  const save = () => graphql(target, SAVE_TICKET, { id: target.taskId, text: JSON.stringify({ notes: `visit ${turn}` }) });
  return hammer(target, 8, () => (turn++ % 20 === 0 ? save() : ask(target, `/api/tickets/${target.taskId}.pdf`, { method: 'GET' })));
}

function longName(target) {
  const body = JSON.stringify({ query: `{${'n'.repeat(3_900_000)}}` });
  return hammer(target, 4, () => ask(target, '/graphql', { body }));
}

/** 1 MB of empty objects in the text of a ticket. */
function manyParts(target) {
  const text = `{"a":[${'{},'.repeat(329_999)}{}]}`;
  return hammer(target, 2, () => graphql(target, SAVE_TICKET, { id: target.taskId, text }));
}

/** As many keys as a ticket may have, other ones each time: all are read and compared. */
function largestTicket(target) {
  let turn = 0;
  const text = () => {
    const step = turn++;
    return `{${Array.from({ length: KEYS }, (_, at) => `"${(at + step * KEYS).toString(36)}":1`).join(',')}}`;
  };
  return hammer(target, 2, () => graphql(target, SAVE_TICKET, { id: target.taskId, text: text() }));
}

/** @type {Record<string, { what: string, run: (target: Target) => Promise<Record<string, number>> }>} */
export const ATTACKS = {
  contacts: { what: '1,400,000 site contacts in 4.2 MB, 4 callers', run: contacts },
  'small contacts': { what: '80,000 site contacts in 240 kB, 4 callers', run: smallContacts },
  people: { what: 'users under 15 aliases, 5,000 people, 4 callers', run: people },
  chats: { what: 'one chat of 600 comments under 15 aliases, 4 callers', run: chats },
  history: { what: 'a page of 100 events of 1 MB, 2 callers', run: history },
  pictures: { what: 'one refused GIF of 100,001 blocks checked again and again, 16 callers', run: pictures },
  unread: { what: '16 sockets that ask for long lists and never read', run: unread },
  stalled: { what: '112 bodies of 4.2 MB that never end', run: stalled },
  tickets: { what: 'a ticket of work of 1 MB saved again and again, 2 callers', run: tickets },
  overlapping: { what: '6 kB of GraphQL with 220 selections of one name and a new operation name each time, 4 callers', run: overlapping },
  papers: { what: 'the PDF of a ticket that is changed now and then, 8 callers', run: papers },
  'long name': { what: 'a body of 3.9 MB that is one name, 4 callers', run: longName },
  'many parts': { what: 'a ticket of work of 330,000 empty objects, 2 callers', run: manyParts },
  'largest ticket': { what: 'a ticket of work of as many keys as it may have, other ones each time, 2 callers', run: largestTicket },
};
