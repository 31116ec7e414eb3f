// What the local sign-in provider remembers (development and tests alone): every process finds it, and a restart signs nobody out.
export const name = '0015-local-sign-ins';

export const sql = /* sql */ `
create table local_sign_in (
  -- the provider's own kinds: Session, Grant, Interaction, AuthorizationCode, RefreshToken
  model text not null,
  id text not null,
  -- JSON as text: what a browser sent may hold a NUL, which jsonb refuses
  payload text not null,
  grant_id text,
  uid text,
  expires_at timestamptz not null,
  -- set once: who sets it has the one use of a code or a refresh token
  consumed_at timestamptz,
  primary key (model, id)
);
create index local_sign_in_grant on local_sign_in (grant_id) where grant_id is not null;
create index local_sign_in_uid on local_sign_in (uid) where uid is not null;
create index local_sign_in_expiry on local_sign_in (model, expires_at);
`;
