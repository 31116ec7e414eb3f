// Documents of contractors and people, and which kinds are mandatory (screens.md §2.19). Each change answers with the documents as their tab shows them.
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import {
  archiveDocumentInput,
  documentsInput,
  saveDocumentInput,
  saveDocumentKindInput,
  verifyDocumentInput,
} from '@lotline/schema/domain/document/document.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { DocumentNotice } from './document-notice.type.ts';
import { loadDocumentNotices } from './document-notices.queries.ts';
import { loadDocuments } from './document.queries.ts';
import { DocumentKindEditArg, ResourceDocumentEditArg, ResourceDocuments } from './document.type.ts';
import { saveDocumentKind } from './save-document-kind.command.ts';
import { archiveDocument, saveDocument, verifyDocument } from './save-document.command.ts';

@Resolver()
export class DocumentResolver {
  @Query(() => ResourceDocuments, { description: 'Of a contractor or of a person: exactly one of them is named' })
  async resourceDocuments(
    @Arg('contractorId', () => Int, { nullable: true }) contractorId: number | null,
    @Arg('userId', () => Int, { nullable: true }) userId: number | null,
    @Ctx() context: RequestContext,
  ): Promise<ResourceDocuments> {
    return loadDocuments(context, parseInput(documentsInput, { contractorId, userId }));
  }

  @Query(() => [DocumentNotice], {
    description: 'The first to expire first, 50 at most: of whose documents one keeps, one’s own and one’s contractor’s',
  })
  documentNotices(@Ctx() context: RequestContext): Promise<DocumentNotice[]> {
    return loadDocumentNotices(context);
  }

  @Mutation(() => ResourceDocuments, { nullable: true })
  async saveResourceDocument(
    @Arg('input', () => ResourceDocumentEditArg) input: ResourceDocumentEditArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ResourceDocuments> {
    return loadDocuments(context, await saveDocument(context, parseInput(saveDocumentInput, input), parseClient(client)));
  }

  @Mutation(() => ResourceDocuments, { nullable: true, description: 'archived: false brings it back' })
  async archiveResourceDocument(
    @Arg('id', () => Int) id: number,
    @Arg('archived', () => Boolean) archived: boolean,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ResourceDocuments> {
    return loadDocuments(context, await archiveDocument(context, parseInput(archiveDocumentInput, { id, archived }), parseClient(client)));
  }

  @Mutation(() => ResourceDocuments, { nullable: true, description: 'verified: false takes it back' })
  async verifyResourceDocument(
    @Arg('id', () => Int) id: number,
    @Arg('verified', () => Boolean) verified: boolean,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ResourceDocuments> {
    return loadDocuments(context, await verifyDocument(context, parseInput(verifyDocumentInput, { id, verified }), parseClient(client)));
  }

  @Mutation(() => Int, { nullable: true, description: 'Answers the kind’s number. With CAN_MANAGE_SYSTEM_SETTINGS' })
  async saveDocumentKind(
    @Arg('input', () => DocumentKindEditArg) input: DocumentKindEditArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<number> {
    return (await saveDocumentKind(context, parseInput(saveDocumentKindInput, input), parseClient(client))).kindId;
  }
}
