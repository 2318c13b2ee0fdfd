create table foyer.sign_in_sessions (
  id text primary key,
  account text not null,
  address text not null,
  chain_id text not null,
  domain text not null,
  project_id text,
  key text not null,
  generation integer not null default 0,
  device text,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
--> statement-breakpoint
create index sign_in_sessions_account on foyer.sign_in_sessions (account, domain);
--> statement-breakpoint
create index sign_in_sessions_expires_at on foyer.sign_in_sessions (expires_at);
--> statement-breakpoint
create table foyer.sign_in_secret (
  id integer primary key default 1,
  secret text not null,
  constraint sign_in_secret_one check (id = 1)
);
