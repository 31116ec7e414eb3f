// A list of the office as a file: its dry run, which writes nothing, its import and its export (screens.md §2.20).
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { importLookupValuesInput, listNameInput, mustBeList, tryLookupFileInput } from '@lotline/schema/domain/lookup/lookup.input';
import { LOOKUP_VALUE } from '@lotline/schema/domain/lookup/lookup-value.fields';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { mustManage } from '../../platform/record/lock-record.ts';
import { exportLookupValues, type LookupExport } from './export-lookup-values.command.ts';
import { importLookupValues } from './import-lookup-values.command.ts';
import { judgeList, summaryOf, type LookupFileSummary } from './lookup-csv.queries.ts';
import { ImportLookupValuesArg, LookupExportOnWire, LookupFile } from './lookup-value.type.ts';

@Resolver()
export class LookupCsvResolver {
  @Query(() => LookupFile, { description: 'With CAN_MANAGE_LOOKUPS' })
  async lookupDryRun(
    @Arg('list', () => String) list: string,
    @Arg('csv', () => String) csv: string,
    @Ctx() context: RequestContext,
  ): Promise<LookupFileSummary> {
    mustManage(context, LOOKUP_VALUE);
    const asked = parseInput(tryLookupFileInput, { list, csv });
    const kept = mustBeList(asked.list);
    return summaryOf(kept, await judgeList(context, kept, asked.csv));
  }

  @Mutation(() => LookupFile, { nullable: true, description: 'New values stand at the end, in the order of the file' })
  async importLookupValues(
    @Arg('input', () => ImportLookupValuesArg) input: ImportLookupValuesArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<LookupFileSummary> {
    return importLookupValues(context, parseInput(importLookupValuesInput, input), parseClient(client));
  }

  @Mutation(() => LookupExportOnWire, {
    nullable: true,
    description: 'A list as CSV, which an import reads back; it is an event, as each export is',
  })
  async exportLookupValues(
    @Arg('list', () => String) list: string,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<LookupExport> {
    return exportLookupValues(context, { list: parseInput(listNameInput, list, 'list') }, parseClient(client));
  }
}
