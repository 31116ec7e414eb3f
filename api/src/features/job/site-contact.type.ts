// The wire shape of SiteContactInput, SiteContact: names and nullability are the contract's.
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('SiteContact', { simpleResolvers: true })
export class SiteContact {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { nullable: true })
  name!: string | null;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => String, { nullable: true })
  phone!: string | null;

  @Field(() => String, { nullable: true })
  email!: string | null;

  @Field(() => Int)
  sortOrder!: number;
}

@InputType('SiteContactInput')
export class SiteContactInput {
  @Field(() => Int, { nullable: true })
  id?: number | null;

  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => Int, { nullable: true })
  sortOrder?: number | null;
}
