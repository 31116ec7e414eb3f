// Put a value of a list behind another one (moveLookupValue): only this one is written.
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { MoveLookupValueInput } from '@lotline/schema/domain/lookup/lookup.input';
import { LOOKUP_VALUE } from '@lotline/schema/domain/lookup/lookup-value.fields';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { clashOf } from '../../platform/command/clash.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { updateRecord } from '../../platform/record/write-record.ts';
import { lockListOf, mustFind, publishList, type SavedList } from './locked-list.step.ts';
import { positionBehind } from './value-position.step.ts';

export function moveLookupValue(context: RequestContext, input: MoveLookupValueInput, client: ClientMutation | null): Promise<SavedList> {
  const { id, afterId } = input;
  return runCommand<SavedList>(context, {
    operation: 'moveLookupValue',
    input,
    client,
    work: async (command) => {
      const { value, ...locked } = await lockListOf(command, id);
      const { entity } = LOOKUP_VALUE;
      const seen = { table: entity, id, constructionId: null, version: value.version, expectedVersion: command.expectedVersion } as const;
      const clash = await clashOf(command, { ...seen, clashes: ['moveLookupValue'] });
      if (clash !== null) refuse('STALE_VERSION', { entity, id, version: value.version, ...clash });
      if (afterId === id) return { list: locked.list.name };
      const after = afterId === null ? null : (await mustFind(command, locked, afterId)).position;
      const position = await positionBehind(command, locked, id, after);
      const { version } = await updateRecord(command, LOOKUP_VALUE, id, {}, { position });
      await publishList(command, locked);
      const { lookupId } = locked;
      const head = { entity, entityId: id, constructionId: null, version } as const;
      appendEvent(command, { ...head, move: 'moveLookupValue', detail: { lookupId, from: value.position, to: position } });
      return { list: locked.list.name };
    },
  });
}
