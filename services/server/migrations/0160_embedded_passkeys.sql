-- Passkeys of wallets without a wallet, and the shares that they open.
create table foyer.embedded_passkeys (
  id text primary key,
  user_id text not null references foyer.embedded_users (id) on delete cascade,
  public_key text not null,
  counter bigint not null default 0,
  copy text,
  created_at timestamptz not null default now()
);
--> statement-breakpoint
create index embedded_passkeys_user on foyer.embedded_passkeys (user_id);
