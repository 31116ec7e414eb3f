// The commands as a person types them, where something is missing or too much: one sentence, exit code 1, no stack (quality.md §1).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { projectDir } from './process/project.mjs';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-commands-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

async function command(file: string, args: string[], env: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  // a command that does not refuse would go on for long
  const child = spawn(process.execPath, [file, ...args], {
    timeout: 300_000,
    cwd: folder,
    env: { PATH, HOME, DATA_DIR: path.join(folder, 'data'), ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}
const script = (name: string) => path.join(projectDir, 'scripts', name);

describe('a command that is not typed as it is taken', () => {
  it.each<[string, string[], RegExp]>([
    ['token.mjs', ['--bogus'], /^Unknown option '--bogus': /],
    ['token.mjs', ['sub@lotline.example', 'other@lotline.example'], /one person\.$/],
    ['token.mjs', [], /^Whose token\?/],
    ['look.mjs', ['/field', '--as'], /^Option '--as <value>' argument missing: /],
    ['look.mjs', ['/field', '/graphiql', '--out', 'a.png'], /npm run look/],
    ['bench/bench.mjs', ['upload', 'field-list'], /"field-list" is one too many\.$/],
  ])('%s %j', async (name, args, sentence) => {
    const { code, said } = await command(script(name), args);
    expect(said.trim()).toMatch(sentence);
    expect(said.trim()).not.toContain('\n');
    expect(code).toBe(1);
  });
});

describe('npm run seed', () => {
  it('refuses a DATA_DIR that is a file as npm start does', async () => {
    const { code, said } = await command(script('seed.mjs'), [], { DATA_DIR: '/etc/passwd' });
    expect(said.trim()).toMatch(/^DATA_DIR \(\/etc\/passwd\) cannot be written \(EEXIST\): .*\.$/);
    expect(code).toBe(1);
  });
});

describe('npm run look', () => {
  it('installs what it needs first on a clone where only npm start was run', async () => {
    fs.cpSync(path.join(projectDir, 'scripts'), path.join(folder, 'scripts'), {
      recursive: true,
      filter: (from) => !from.includes('node_modules') && !from.endsWith('.test.ts'),
    });
    for (const file of ['package.json', 'package-lock.json']) fs.copyFileSync(path.join(projectDir, file), path.join(folder, file));
    const npm = path.join(folder, 'npm.js');
    fs.writeFileSync(npm, "console.log('asked to', process.argv.slice(2).join(' ')); process.exitCode = 1;");
    const server = http.createServer((_req, res) => res.end('{}')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const look = path.join(folder, 'scripts', 'look.mjs');
    const { code, said } = await command(look, ['/field', '--out', 'a.png', '--url', url], { npm_execpath: npm });
    server.close();
    expect(said).toMatch(/asked to install .*--include=dev/);
    expect(said).toContain('The packages could not be installed');
    expect(said).not.toContain('ERR_MODULE_NOT_FOUND');
    expect(code).toBe(1);
  });
});
