// What a change of roles would do is worked out in a thread: everybody who can log in against every group's tasks, for which nobody else would be answered (decision 077).
import type { Logger } from 'pino';
import type { PreviewedRoles, RolePreview, RolesCounting } from '@lotline/schema/domain/task/role-preview.rules';
import type { Slots } from '../../platform/http/slots.ts';
import { threadFile } from '../../platform/threads/thread-file.ts';
import { ThreadRunner } from '../../platform/threads/thread-runner.ts';

const LIMIT_MS = 10_000;
const HEAP_MB = 256;

export class ThreadedRolesCounting implements RolesCounting {
  readonly #threads: ThreadRunner<PreviewedRoles, RolePreview>;

  constructor({ places, log }: { readonly places: Slots; readonly log: Logger }) {
    const file = threadFile(import.meta.url, 'role-preview');
    this.#threads = new ThreadRunner({ file, places, log, threads: 1, limitMs: LIMIT_MS, heapMb: HEAP_MB });
  }

  count(asked: PreviewedRoles, holder: string): Promise<RolePreview> {
    return this.#threads.run(asked, holder);
  }

  stop(): Promise<void> {
    return this.#threads.stop();
  }
}
