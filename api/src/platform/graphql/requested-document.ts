// The document of a request: one of the apps' registered ones by its id (docs/decisions/076), or a text of its own.
import type { Request } from 'express';
import { REGISTERED_OPERATIONS } from '../../generated/registered-operations.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces the id by the registered text. False where no document has that id: an app of another version asks. */
export function openDocument(req: Request): boolean {
  const body: unknown = req.body;
  if (!isRecord(body) || typeof body['documentId'] !== 'string' || 'query' in body) return true;
  const query = REGISTERED_OPERATIONS.get(body['documentId']);
  if (query === undefined) return false;
  req.body = { ...body, query };
  return true;
}

/** The document's text, empty where there is none: in the body, or of a GET in the address. */
export function requestedText({ body, query: address, method }: Request): string {
  const requested: unknown = method === 'GET' ? address['query'] : isRecord(body) ? body['query'] : undefined;
  return typeof requested === 'string' ? requested : '';
}
