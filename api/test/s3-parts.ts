// What the tests' S3 server leaves out of uploads in parts, answered from its own folder as S3 does: ListParts, AbortMultipartUpload and
// ListMultipartUploads. Whoever asks is not looked at: beginning, sending and composing, which it does itself, are signed.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** @param bucketFolder the server's folder of the bucket. Returns whether the request was answered. */
export function answerPartsOfS3(bucketFolder: string): Answer {
  const uploadsFolder = path.join(bucketFolder, '._S3rver_uploads');
  return (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://s3');
    const uploadId = searchParams.get('uploadId');
    const folder = uploadId === null ? null : path.join(uploadsFolder, path.basename(uploadId));
    if (folder !== null && (request.method === 'GET' || request.method === 'DELETE')) {
      if (!existsSync(path.join(folder, 'key')))
        send(response, 404, '<Error><Code>NoSuchUpload</Code><Message>There is no such upload</Message></Error>');
      else if (request.method === 'GET') send(response, 200, listOfParts(folder));
      else {
        rmSync(folder, { recursive: true });
        response.writeHead(204).end();
      }
      return true;
    }
    if (folder !== null && (request.method === 'POST' || request.method === 'PUT') && !existsSync(path.join(folder, 'key'))) {
      send(response, 404, '<Error><Code>NoSuchUpload</Code><Message>There is no such upload</Message></Error>');
      return true;
    }
    if (request.method !== 'GET' || !searchParams.has('uploads')) return false;
    send(response, 200, listOfUploads(uploadsFolder));
    return true;
  };
}

function send(response: ServerResponse, status: number, xml: string): void {
  response.req.resume();
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
}

function listOfParts(folder: string): string {
  const numbers = readdirSync(folder)
    .filter((name) => /^\d+$/.test(name) && existsSync(path.join(folder, `${name}.md5`)))
    .map(Number)
    .sort((a, b) => a - b);
  const parts = numbers.map((number) => {
    const file = path.join(folder, String(number));
    const etag = readFileSync(`${file}.md5`, 'utf8');
    return `<Part><PartNumber>${number}</PartNumber><ETag>"${etag}"</ETag><Size>${statSync(file).size}</Size></Part>`;
  });
  return `<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`;
}

function listOfUploads(uploadsFolder: string): string {
  // the server takes parts of uploads that it has forgotten, and makes their folder anew
  const isKnown = (id: string) => existsSync(path.join(uploadsFolder, id, 'key'));
  const uploads = (existsSync(uploadsFolder) ? readdirSync(uploadsFolder) : []).filter(isKnown).map((id) => {
    const key = readFileSync(path.join(uploadsFolder, id, 'key'), 'utf8');
    const initiated = statSync(path.join(uploadsFolder, id, 'key')).mtime.toISOString();
    return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated}</Initiated></Upload>`;
  });
  return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${uploads.join('')}</ListMultipartUploadsResult>`;
}
