// The signed-in person as the server describes them.
import type { MeQuery } from '@lotline/schema/generated/operations';

export type Me = MeQuery['me'];
