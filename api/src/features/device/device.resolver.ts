// Devices as logs and the page of a person have them: their list, and the reset of one (screens.md §2.17, §2.23).
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { deviceResetInput } from '@lotline/schema/domain/device/device-reset.input';
import { DEVICE_LIST } from '@lotline/schema/domain/device/device.columns';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RowOf } from '@lotline/schema/domain/list/list-declaration';
import { MAX_LIST_PAGE } from '@lotline/schema/domain/list/list.input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { filterType, pageType, rowType } from '../../platform/list/declared-types.ts';
import { ListSortInput } from '../../platform/list/list.type.ts';
import { mustReadList } from '../../platform/list/must-read-list.ts';
import { plainPresenter, presentPage } from '../../platform/list/present-row.ts';
import type { ListPage } from '../../platform/list/read-list.ts';
import { loadPersonDetail } from '../rights/person.queries.ts';
import { PersonDetail } from '../rights/person.type.ts';
import { DEVICES } from './device-list.sql.ts';
import { resetDevice } from './reset-device.command.ts';

const DeviceEntry = rowType(DEVICE_LIST, 'DeviceEntry', { description: 'What a device last reported of itself. With CAN_VIEW_LOGS' });
const DeviceEntryPage = pageType(DeviceEntry, 'DeviceEntryPage');
const DeviceFilterInput = filterType(DEVICE_LIST, 'DeviceFilterInput');
const present = plainPresenter(DEVICE_LIST);

@Resolver()
export class DeviceResolver {
  @Query(() => DeviceEntryPage, {
    description: `A page of at most ${String(MAX_LIST_PAGE)} of the devices, the one heard last first. With CAN_VIEW_LOGS`,
  })
  async deviceLog(
    @Arg('filter', () => DeviceFilterInput, { nullable: true }) filter: object | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ListPage<RowOf<typeof DEVICE_LIST>>> {
    mustReadList(context, DEVICE_LIST);
    const page = await DEVICES.page(context, parseInput(DEVICES.inputs.page, { filter, sort, first, after }));
    return presentPage(page, present(context));
  }

  @Mutation(() => PersonDetail, {
    nullable: true,
    description: 'isWanted: the device signs out once it has sent what it holds; false takes that back. With CAN_MANAGE_USERS',
  })
  async resetDevice(
    @Arg('id', () => Int) id: number,
    @Arg('isWanted', () => Boolean) isWanted: boolean,
    @Arg('why', () => String, { nullable: true }) why: string | null,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<PersonDetail> {
    const { personId } = await resetDevice(context, parseInput(deviceResetInput, { id, isWanted, why }), parseClient(client));
    return (await loadPersonDetail(context, personId)) ?? refuse('NOT_FOUND');
  }
}
