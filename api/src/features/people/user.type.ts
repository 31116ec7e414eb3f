// The wire shape of User, GroupUser, UserClaim: names and nullability are the contract's.
import { Field, Int, ObjectType } from 'type-graphql';
import { Group } from './group.type.ts';

@ObjectType('UserClaim', { simpleResolvers: true })
class UserClaim {
  @Field(() => String)
  claimValue!: string;
}

@ObjectType('GroupUser', { simpleResolvers: true })
class GroupUser {
  @Field(() => Group)
  group!: Group;

  @Field(() => Boolean)
  isPrimaryContact!: boolean;
}

@ObjectType('User', { simpleResolvers: true })
export class User {
  @Field(() => Int)
  id!: number;

  @Field(() => Boolean)
  canLogIn!: boolean;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  firstName!: string;

  @Field(() => String)
  lastName!: string;

  @Field(() => String)
  displayName!: string;

  @Field(() => String, { nullable: true })
  role!: string | null;

  @Field(() => [String])
  roles!: string[];

  @Field(() => Boolean)
  isSubcontractor!: boolean;

  @Field(() => Int, { nullable: true })
  independentContractorId!: number | null;

  @Field(() => [GroupUser])
  groupUsers!: GroupUser[];

  @Field(() => [UserClaim])
  claims!: UserClaim[];
}
