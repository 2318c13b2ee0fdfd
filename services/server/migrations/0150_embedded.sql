-- Wallets without a wallet: who they are of, on which devices, and what the server keeps of their keys.
create table foyer.embedded_users (
  id text primary key,
  email_index text not null,
  email text not null,
  created_at timestamptz not null default now()
);
--> statement-breakpoint
create unique index embedded_users_email on foyer.embedded_users (email_index);
--> statement-breakpoint
create table foyer.embedded_logins (
  id text primary key,
  email_index text not null,
  email text not null,
  device text not null,
  code_mac text,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  constraint embedded_logins_tries check (tries between 0 and 5)
);
--> statement-breakpoint
create index embedded_logins_email on foyer.embedded_logins (email_index, created_at);
--> statement-breakpoint
create index embedded_logins_created on foyer.embedded_logins (created_at);
--> statement-breakpoint
create table foyer.embedded_devices (
  device text primary key,
  user_id text not null references foyer.embedded_users (id) on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
--> statement-breakpoint
create index embedded_devices_user on foyer.embedded_devices (user_id);
--> statement-breakpoint
create table foyer.embedded_wallets (
  user_id text primary key references foyer.embedded_users (id) on delete cascade,
  generation integer not null,
  wallet text not null,
  written_at timestamptz not null default now(),
  constraint embedded_wallets_generation check (generation > 0)
);
