// A worker thread that reads the sources, in development and in tests: TypeScript is read by tsx, which a thread does not take over from its process.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.source);
