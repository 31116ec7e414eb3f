// The task's lifecycle a second time, written from domain.md §2 alone: what a move must answer in a state, and the state after it.
// It shares no line with schema/domain/task/task.lifecycle.ts, so that one finds the other's mistakes.

export type Person = 'worker' | 'foreign' | 'office' | 'finance';
export type ModelMove =
  | 'accept'
  | 'decline'
  | 'onsite'
  | 'offsite'
  | 'complete'
  | 'partial'
  | 'partialWithoutReason'
  | 'confirm'
  | 'submit'
  | 'addItem'
  | 'changeItem'
  | 'rejectItem'
  | 'reopen'
  | 'approvePayment';

const MOVES_OF_PEOPLE: readonly ModelMove[] = [
  'accept',
  'decline',
  'onsite',
  'offsite',
  'complete',
  'partial',
  'partialWithoutReason',
  'confirm',
  'submit',
  'addItem',
  'changeItem',
  'reopen',
];

interface OwnRecord {
  onsite: boolean;
  confirmed: boolean;
}

export interface ModelState {
  readonly subcontracted: boolean;
  accepted: boolean;
  declined: boolean;
  completed: boolean;
  submitted: boolean;
  partial: boolean;
  reopened: boolean;
  rejected: boolean;
  hasPayment: boolean;
  paymentApproved: boolean;
  /** Each person's newest record; none when the person has no record yet. */
  readonly records: Map<Person, OwnRecord>;
}

export function newModel(subcontracted: boolean): ModelState {
  return {
    subcontracted,
    accepted: false,
    declined: false,
    completed: false,
    submitted: false,
    partial: false,
    reopened: false,
    rejected: false,
    hasPayment: false,
    paymentApproved: false,
    records: new Map(),
  };
}

/** The move that brings the worker nearer to Submit, if any: random moves alone seldom get there. */
export function nextMove(state: ModelState): ModelMove | undefined {
  const way: readonly ModelMove[] = ['accept', 'onsite', 'complete', 'confirm', 'submit'];
  return way.find((move) => expected(state, 'worker', move) === 'OK');
}

/** The moves that are refused to this person in this state, each with its code: asked for, none of them changes anything. */
export function refusals(state: ModelState, person: Person): (readonly [ModelMove, string])[] {
  return MOVES_OF_PEOPLE.map((move) => [move, expected(state, person, move)] as const).filter(([, answer]) => answer !== 'OK');
}

/** 'OK' or the code of the refusal, and the state changed in place when it is OK. */
export function stepModel(state: ModelState, person: Person, move: ModelMove): string {
  if (move === 'rejectItem' || move === 'approvePayment') return stepOffice(state, move);
  const answer = expected(state, person, move);
  if (answer === 'OK') change(state, person, move);
  return answer;
}

/** What later screens of the office do; here it is written straight to the database. It applies only where it makes sense. */
function stepOffice(state: ModelState, move: 'rejectItem' | 'approvePayment'): string {
  if (!state.completed || state.paymentApproved) return 'SKIP';
  if (move === 'rejectItem') state.rejected = true;
  else if (state.hasPayment && !state.rejected) state.paymentApproved = true;
  else return 'SKIP';
  return 'OK';
}

function expected(state: ModelState, person: Person, move: ModelMove): string {
  if (person === 'foreign') return 'NOT_FOUND';
  if (move === 'reopen') {
    if (person !== 'office') return 'CLAIM_REQUIRED';
    if (!state.completed) return 'TASK_NOT_COMPLETED';
    return state.paymentApproved ? 'PAYMENT_APPROVED' : 'OK';
  }
  if (person === 'finance') return 'CLAIM_REQUIRED';
  const isSubcontractor = state.subcontracted && person !== 'office';
  const own = state.records.get(person);
  const onsite = own?.onsite === true;
  switch (move) {
    case 'accept':
    case 'decline':
      if (!state.subcontracted) return 'NOT_SUBCONTRACTED';
      if (state.accepted) return 'ALREADY_ACCEPTED';
      if (state.declined) return 'ALREADY_DECLINED';
      return state.completed ? 'TASK_COMPLETED' : 'OK';
    case 'onsite':
      if (state.declined) return 'ALREADY_DECLINED';
      if (state.subcontracted && !state.accepted) return 'TASK_NOT_ACCEPTED';
      if (state.completed) return 'TASK_COMPLETED';
      return onsite ? 'ALREADY_ONSITE' : 'OK';
    case 'offsite':
      return onsite ? 'OK' : 'NOT_ONSITE';
    case 'complete':
    case 'partial':
    case 'partialWithoutReason':
      if (state.completed) return 'TASK_COMPLETED';
      if (!onsite) return 'NOT_ONSITE';
      return move === 'partialWithoutReason' ? 'COMMENT_REQUIRED' : 'OK';
    case 'confirm':
      if (own?.confirmed === true) return 'ALREADY_CONFIRMED';
      if (!isSubcontractor) return 'OK';
      if (!state.accepted) return 'TASK_NOT_ACCEPTED';
      if (!state.completed) return 'TASK_NOT_COMPLETED';
      return state.submitted ? 'TASK_SUBMITTED' : 'OK';
    case 'submit':
      if (!state.completed) return 'TASK_NOT_COMPLETED';
      if (state.submitted) return 'TASK_SUBMITTED';
      if (state.rejected) return 'ITEMS_REJECTED';
      return own?.confirmed === true ? 'OK' : 'ITEM_QTYS_NOT_CONFIRMED';
    default: {
      const begun = state.accepted && state.records.size > 0 && !state.submitted;
      if (isSubcontractor && !state.rejected && !begun) return 'ITEM_CHANGE_NOT_ALLOWED';
      return state.paymentApproved ? 'PAYMENT_APPROVED' : 'OK';
    }
  }
}

function change(state: ModelState, person: Person, move: ModelMove): void {
  const own = state.records.get(person);
  if (move === 'accept') state.accepted = true;
  if (move === 'decline') state.declined = true;
  if (move === 'onsite') state.records.set(person, { onsite: true, confirmed: false });
  if (move === 'offsite' && own !== undefined) own.onsite = false;
  if (move === 'complete' || move === 'partial') {
    if (own !== undefined) own.onsite = false;
    Object.assign(state, { completed: true, partial: move === 'partial', reopened: false });
  }
  if (move === 'confirm') {
    if (own === undefined) state.records.set(person, { onsite: false, confirmed: true });
    else own.confirmed = true;
  }
  if (move === 'submit') Object.assign(state, { submitted: true, hasPayment: state.subcontracted });
  if (move === 'changeItem') state.rejected = false;
  if (move === 'reopen') {
    Object.assign(state, { completed: false, submitted: false, partial: false, reopened: true, hasPayment: false });
    for (const record of state.records.values()) record.confirmed = false;
  }
}
