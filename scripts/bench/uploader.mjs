// A device of its own process that sends one file to an upload link: `uploader.mjs <link> <bytes> <content type>`. The bytes say that they are a zip.
import http from 'node:http';

const [link, bytes, contentType] = process.argv.slice(2);
const total = Number(bytes);
const block = Buffer.alloc(1 << 20, 'lotline ');

const request = http.request(link, { method: 'PUT', headers: { 'content-type': contentType, 'content-length': total } }, (answer) => {
  answer.resume();
  answer.on('end', () => process.exit(answer.statusCode === 200 ? 0 : 1));
});
request.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});

let sent = 0;
function send() {
  while (sent < total) {
    const part = block.subarray(0, Math.min(block.length, total - sent));
    const first = sent === 0 ? Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), part.subarray(4)]) : part;
    sent += part.length;
    if (!request.write(first)) {
      request.once('drain', send);
      return;
    }
  }
  request.end();
}
send();
