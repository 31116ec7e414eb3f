// Drives the real start script as a person in a terminal would, in a data folder and on a port of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/postgres/launcher.mjs';
import { pause } from '../../scripts/process/identity.mjs';
import { projectDir } from '../../scripts/process/project.mjs';
import { runningProcesses } from './processes.ts';

export interface Launched {
  readonly child: ChildProcess;
  /** All that it said so far. */
  output(): string;
  /** Comes as soon as it has said this; fails when it ends before. */
  says(words: string): Promise<void>;
  readonly exit: Promise<number | null>;
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** An end for what hangs: at least a minute, on a busy machine as many looks take longer. */
const MOST_LOOKS = 3_000;
const LOOK_MS = 20;

/** Waits for what tells nobody that it has come. */
export async function untilSeen(what: string, isThere: () => boolean): Promise<void> {
  for (let looked = 0; !isThere(); looked++) {
    if (looked > MOST_LOOKS) throw new Error(`it never came: ${what}`);
    await pause(LOOK_MS);
  }
}

export class StartScript {
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-ops-'));
  /** Made by the first command that runs in it. */
  readonly dataDir = path.join(this.folder, 'data');
  private readonly spawned: ChildProcess[] = [];

  private constructor(readonly port: number) {
    // mkdtemp closes the folder; the database's user has to walk through it
    fs.chmodSync(this.folder, 0o711);
  }

  static async create(): Promise<StartScript> {
    return new StartScript(await freePort());
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Another script, beside the start. */
  run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Launched {
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, args, {
      cwd: projectDir,
      env: { PATH, HOME, PORT: String(this.port), DATA_DIR: this.dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.spawned.push(child);
    let said = '';
    const hearers = new Set<() => void>();
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        for (const hear of hearers) hear();
      });
    const exit = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
    const says = (words: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const hear = (): void => {
          if (!said.includes(words)) return;
          hearers.delete(hear);
          resolve();
        };
        hearers.add(hear);
        hear();
        void exit.then(() => reject(new Error(`it ended without a word of "${words}":\n${said}`)));
      });
    return { child, output: () => said, says, exit };
  }

  /** Starts and waits until it says that it is ready. */
  async start(env: Readonly<Record<string, string>> = {}): Promise<Launched> {
    const launched = this.run(['scripts/start.mjs'], env);
    await launched.says('Ctrl-C stops everything');
    return launched;
  }

  /** Starts where it cannot, and waits for its end. */
  async startInVain(env: Readonly<Record<string, string>> = {}): Promise<Ended> {
    const { exit, output } = this.run(['scripts/start.mjs'], env);
    return { code: await exit, output: output() };
  }

  /** Process numbers of the API and of the database, from what the start wrote down. */
  pids(): { api: number; database: number } {
    const run = fs.readdirSync(path.join(this.dataDir, 'run')).find((name) => name.endsWith('.json')) ?? '';
    const { api } = JSON.parse(fs.readFileSync(path.join(this.dataDir, 'run', run), 'utf8')) as { api: { pid: number } };
    const lines = fs.readFileSync(this.databaseFile('postmaster.pid'), 'utf8').split('\n');
    return { api: api.pid, database: Number(lines[0]) };
  }

  databaseFile(name: string): string {
    return path.join(this.dataDir, 'postgres', 'data', name);
  }

  /** Command lines of processes that still belong to this data folder. */
  leftovers(): string[] {
    return runningProcesses()
      .filter(({ command, environment }) => command.includes(this.dataDir) || environment.includes(`DATA_DIR=${this.dataDir}`))
      .map(({ command }) => command);
  }

  async remove(): Promise<void> {
    for (const child of this.spawned) child.kill('SIGINT');
    await untilSeen('its last process gone', () => this.leftovers().length === 0);
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}
