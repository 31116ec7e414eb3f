import { ApiError, toApiError, toGraphqlError } from './api-error.ts';

test('a refusal keeps its code, sentence, details and request id', () => {
  const error = toApiError(409, {
    code: 'ITEMS_REJECTED',
    message: 'Correct CON-50 first.',
    details: { codes: ['CON-50'] },
    requestId: 'r-1',
  });
  expect(error).toMatchObject({
    code: 'ITEMS_REJECTED',
    message: 'Correct CON-50 first.',
    details: { codes: ['CON-50'] },
    requestId: 'r-1',
    status: 409,
  });
});

test('a refusal of GraphQL is the same error as one of REST', () => {
  const error = toGraphqlError(200, { message: 'Accept the task first.', extensions: { code: 'TASK_NOT_ACCEPTED', requestId: 'r-2' } });
  expect(error).toMatchObject({ code: 'TASK_NOT_ACCEPTED', message: 'Accept the task first.', requestId: 'r-2' });
});

test.each([
  [401, 'UNAUTHENTICATED'],
  [403, 'CLAIM_REQUIRED'],
  [404, 'NOT_FOUND'],
  [429, 'RATE_LIMITED'],
  [503, 'UNAVAILABLE'],
  [500, 'FAULT'],
  [418, 'FAULT'],
])('without a known code the status decides: %i is %s', (status, code) => {
  expect(toApiError(status, { code: 'GRAPHQL_VALIDATION_FAILED', message: 'internal words' }).code).toBe(code);
  expect(toApiError(status, { code: 'GRAPHQL_VALIDATION_FAILED', message: 'internal words' }).message).not.toContain('internal');
});

test.each([[undefined], [null], ['<html>'], [[1]], [{ code: 7 }]])('a body that is none of ours still gives a sentence: %p', (body) => {
  expect(toApiError(502, body).message).toMatch(/\.$/);
});

test('a code that the status alone gives is not typed: a gateway or a portal may have answered', () => {
  expect(toApiError(403, '<html>').isTyped).toBe(false);
  expect(toApiError(403, { code: 'CLAIM_REQUIRED' }).isTyped).toBe(true);
  expect(toGraphqlError(200, { message: 'No', extensions: { code: 'TASK_NOT_ACCEPTED' } }).isTyped).toBe(true);
});

test('a refusal by a code of a newer server is typed, with its own sentence; a fault of it is not', () => {
  const extensions = { code: 'OF_NEXT_YEAR', requestId: 'r-1' };
  expect(toGraphqlError(200, { message: 'Not on a Sunday.', extensions })).toMatchObject({
    ...{ code: 'INVALID_INPUT', isTyped: true, message: 'Not on a Sunday.' },
  });
  expect(toApiError(503, { ...extensions, message: 'Later.' })).toMatchObject({ code: 'UNAVAILABLE', isTyped: false });
  expect(toApiError(409, { code: 'OF_A_GATEWAY' }).isTyped).toBe(false);
});

test('OFFLINE has a sentence that says what was kept', () => {
  expect(new ApiError({ code: 'OFFLINE', status: 0 }).message).toBe('The server cannot be reached at the moment.');
});
