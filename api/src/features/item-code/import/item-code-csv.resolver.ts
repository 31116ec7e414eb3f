// A file of item codes: its dry run, which writes nothing, and its import (screens.md §2.18).
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { importItemCodesInput, tryItemCodesInput, undoItemCodeImportInput } from '@lotline/schema/domain/item/item-code-csv.input';
import { ITEM_CODE } from '@lotline/schema/domain/item/item-code.fields';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../../platform/graphql/client-mutation.type.ts';
import { mustManage } from '../../../platform/record/lock-record.ts';
import { importItemCodes } from './import-item-codes.command.ts';
import { judgeFile } from './item-code-csv.queries.ts';
import { loadItemCodeImports, MOST_IMPORTS, type ItemCodeImportRow } from './item-code-imports.queries.ts';
import { ImportItemCodesArg, ItemCodeFile, ItemCodeImport, UndoItemCodeImportArg, UndoneImport } from './item-code-csv.type.ts';
import { undoItemCodeImport } from './undo-item-code-import.command.ts';
import { summaryOf, type ItemCodeFileSummary } from './item-code-file-summary.ts';

@Resolver()
export class ItemCodeCsvResolver {
  @Query(() => ItemCodeFile, { description: 'With CAN_MANAGE_ITEM_CODES' })
  async itemCodeDryRun(@Arg('csv', () => String) csv: string, @Ctx() context: RequestContext): Promise<ItemCodeFileSummary> {
    mustManage(context, ITEM_CODE);
    return summaryOf(await judgeFile(context, parseInput(tryItemCodesInput, { csv }).csv));
  }

  @Query(() => [ItemCodeImport], { description: `The last ${String(MOST_IMPORTS)}, the newest first. With CAN_MANAGE_ITEM_CODES` })
  async itemCodeImports(@Ctx() context: RequestContext): Promise<readonly ItemCodeImportRow[]> {
    mustManage(context, ITEM_CODE);
    return loadItemCodeImports(context);
  }

  @Mutation(() => ItemCodeFile, { nullable: true })
  async importItemCodes(
    @Arg('input', () => ImportItemCodesArg) input: ImportItemCodesArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ItemCodeFileSummary> {
    return importItemCodes(context, parseInput(importItemCodesInput, input), parseClient(client));
  }

  @Mutation(() => UndoneImport, { nullable: true, description: 'Codes that it changed are as they were, codes that it made are archived' })
  async undoItemCodeImport(
    @Arg('input', () => UndoItemCodeImportArg) input: UndoItemCodeImportArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<UndoneImport> {
    return undoItemCodeImport(context, parseInput(undoItemCodeImportInput, input), parseClient(client));
  }
}
