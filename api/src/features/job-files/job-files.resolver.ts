// A job's files together: their labels, and the folders that they lie in.
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { fileChangesInput } from '@lotline/schema/domain/attachment/file-changes.input';
import { undoChangesInput } from '@lotline/schema/domain/kernel/undo-changes.input';
import { folderChangeInput } from '@lotline/schema/domain/attachment/folder.input';
import { idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { answerJob } from '../job/answer-job.queries.ts';
import { Construction } from '../job/construction.type.ts';
import { changeFiles } from './change-files.command.ts';
import { changeFolder } from './change-folder.command.ts';
import { ChangeFilesArg, ChangeFolderArg, FileVerdict, UndoFileChangesArg } from './job-files.type.ts';
import { loadJobFolders } from './job-folders.queries.ts';
import { undoFileChanges } from './undo-file-changes.command.ts';

@Resolver()
export class JobFilesResolver {
  @Query(() => [String], { nullable: true, description: 'Folders that stand without a file in them, too' })
  jobFolders(@Arg('constructionId', () => Int) constructionId: number, @Ctx() context: RequestContext): Promise<string[]> {
    return loadJobFolders(context, parseInput(idInput, constructionId, 'constructionId'));
  }

  @Mutation(() => [FileVerdict], { description: 'What became of each file, in the order in which they were named' })
  changeFiles(
    @Arg('input', () => ChangeFilesArg) input: ChangeFilesArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<FileVerdict[]> {
    return changeFiles(context, parseInput(fileChangesInput, input), parseClient(client));
  }

  @Mutation(() => [FileVerdict], { description: 'Takes back what changeFiles did to those that are still as it left them' })
  undoFileChanges(
    @Arg('input', () => UndoFileChangesArg) input: UndoFileChangesArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<FileVerdict[]> {
    return undoFileChanges(context, parseInput(undoChangesInput, input), parseClient(client));
  }

  @Mutation(() => Construction, { nullable: true })
  async changeFolder(
    @Arg('input', () => ChangeFolderArg) input: ChangeFolderArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Construction | null> {
    const { constructionId } = await changeFolder(context, parseInput(folderChangeInput, input), parseClient(client));
    return answerJob(context, constructionId, info);
  }
}
