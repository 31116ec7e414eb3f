// What a command started, stopped again in the reverse order: at its end, when it fails, and when a signal ends it before.
import { reportAndExit } from './failure.mjs';
import { endRuns } from './run.mjs';

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
/** npm passes on the Ctrl-C that the terminal has sent already: only a later one is meant as a second. */
const SAME_SIGNAL_MS = 1000;

/** @type {(() => Promise<unknown>)[]} */
const started = [];
/** @type {Promise<void> | null} */
let stopping = null;
let interruptedAt = 0;

/**
 * Notes what is being started, so that a signal in the meantime stops it too.
 * @template {{ stop: () => Promise<unknown> }} T
 * @param {T | Promise<T>} starting
 * @returns {T | Promise<T>}
 */
export function keepToStop(starting) {
  started.push(() =>
    Promise.resolve(starting).then(
      (it) => it.stop(),
      () => {},
    ),
  );
  return starting;
}

/** Once, however many ask. */
function stopAll() {
  stopping ??= (async () => {
    for (let stop = started.pop(); stop !== undefined; stop = started.pop()) await stop().catch(console.error);
  })();
  return stopping;
}

async function onSignal(signal) {
  if (interruptedAt > 0 && Date.now() - interruptedAt > SAME_SIGNAL_MS) process.exit(1);
  if (interruptedAt > 0) return;
  interruptedAt = Date.now();
  console.error('\nStopping …');
  endRuns();
  await stopAll();
  process.exit(SIGNALS[signal]);
}

/** What breaks because everything is being stopped is not reported. */
async function onFailure(error) {
  await stopAll();
  if (interruptedAt === 0) reportAndExit(error);
}

/** Runs a command to its end. @param {() => Promise<unknown>} main */
export async function runCommand(main) {
  for (const signal of Object.keys(SIGNALS)) process.on(signal, () => void onSignal(signal));
  // what a timer throws would end this process before anything is stopped
  process.on('uncaughtException', (error) => void onFailure(error));
  await main().then(stopAll, onFailure);
}
