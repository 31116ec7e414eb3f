// A device of its own process that sends one file in parts: `parts-uploader.mjs <origin> <token> <attachment id> <bytes>`. The bytes say that they are a zip.
import { createHash } from 'node:crypto';

const [origin, token, id, bytes] = process.argv.slice(2);
const total = Number(bytes);

async function call(path, body) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/attachments/${id}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const { partSizeBytes, partCount } = await call('parts', { parts: [] });
const block = Buffer.alloc(partSizeBytes, 'lotline ');
for (let number = 1; number <= partCount; number += 1) {
  const part = Buffer.from(block.subarray(0, Math.min(partSizeBytes, total - (number - 1) * partSizeBytes)));
  part.write(number === 1 ? 'PK\u0003\u0004' : String(number), 'latin1');
  const sha256 = createHash('sha256').update(part).digest('hex');
  const { parts, contentType } = await call('parts', { parts: [{ number, sha256 }] });
  const sent = await fetch(parts[0].uploadUrl, { method: 'PUT', body: part, headers: { 'content-type': contentType } });
  if (!sent.ok) throw new Error(`part ${number} was answered ${sent.status}: ${await sent.text()}`);
}
await call('complete', { sizeBytes: total });
