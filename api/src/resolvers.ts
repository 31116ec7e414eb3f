// Every resolver of the API. A feature's resolver is served once it stands here.
import 'reflect-metadata';
import type { NonEmptyArray } from 'type-graphql';
import { AttachmentResolver } from './features/attachment/attachment.resolver.ts';
import { CommentChangeResolver } from './features/comment/comment-change.resolver.ts';
import { JobFieldCommentsResolver } from './features/comment/job-field-comments.resolver.ts';
import { CustomTaskChangeResolver } from './features/custom-task/custom-task-change.resolver.ts';
import { HistoryResolver } from './features/history/history.resolver.ts';
import { FieldItemResolver } from './features/item/field-item.resolver.ts';
import { ItemChangeResolver } from './features/task/item-change.resolver.ts';
import { JobChangeResolver } from './features/job/job-change.resolver.ts';
import { JobResolver } from './features/job/job.resolver.ts';
import { PeopleResolver } from './features/people/people.resolver.ts';
import { SettingResolver } from './features/setting/setting.resolver.ts';
import { TaskUserResolver } from './features/task/task-user.resolver.ts';
import { TaskResolver } from './features/task/task.resolver.ts';
import type { ResolverClass } from './platform/graphql/build-schema.ts';

export const resolvers: Readonly<NonEmptyArray<ResolverClass>> = [
  PeopleResolver,
  JobResolver,
  JobChangeResolver,
  TaskResolver,
  TaskUserResolver,
  ItemChangeResolver,
  FieldItemResolver,
  CommentChangeResolver,
  JobFieldCommentsResolver,
  CustomTaskChangeResolver,
  HistoryResolver,
  AttachmentResolver,
  SettingResolver,
];
