// Drives the real start script as a person in a terminal would, in a data folder and on a port of its own.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/postgres/launcher.mjs';
import { pause } from '../../scripts/process/identity.mjs';
import { projectDir } from '../../scripts/process/project.mjs';

export interface Launched {
  readonly child: ChildProcess;
  /** All that it said so far. */
  output(): string;
  readonly exit: Promise<number | null>;
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** An end for a start that hangs: at least a minute, on a busy machine as many looks take longer. */
export const MOST_LOOKS = 3_000;

export class StartScript {
  readonly dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-ops-'));
  private readonly spawned: ChildProcess[] = [];

  private constructor(readonly port: number) {
    // mkdtemp closes the folder; the database's user has to walk through it
    fs.chmodSync(this.dataDir, 0o711);
  }

  static async create(): Promise<StartScript> {
    return new StartScript(await freePort());
  }

  /** In a copy of the folder of one that was started once and has ended. */
  static async inCopyOf(used: StartScript): Promise<StartScript> {
    const script = await StartScript.create();
    // owners and rights go along: the database's files are its user's
    await promisify(execFile)('cp', ['-a', `${used.dataDir}/.`, script.dataDir]);
    return script;
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
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const exit = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
    return { child, output: () => said, exit };
  }

  /** Starts and waits until it says that it is ready. */
  async start(env: Readonly<Record<string, string>> = {}): Promise<Launched> {
    const launched = this.run(['scripts/start.mjs'], env);
    let ended = false;
    void launched.exit.then(() => (ended = true));
    for (let looked = 0; !launched.output().includes('Ctrl-C stops everything'); looked++) {
      if (ended || looked > MOST_LOOKS) throw new Error(`npm start did not come up:\n${launched.output()}`);
      await pause(20);
    }
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
    return fs
      .readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => commandOf(pid))
      .filter(({ command, environment }) => command.includes(this.dataDir) || environment.includes(`DATA_DIR=${this.dataDir}`))
      .map(({ command }) => command);
  }

  async remove(): Promise<void> {
    for (const child of this.spawned) child.kill('SIGINT');
    for (let looked = 0; this.leftovers().length > 0 && looked < MOST_LOOKS; looked++) await pause(20);
    fs.rmSync(this.dataDir, { recursive: true, force: true });
  }
}

function commandOf(pid: string): { command: string; environment: string } {
  const read = (file: string): string => {
    try {
      return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  };
  return { command: read('cmdline'), environment: read('environ') };
}
