-- Ways to sign in to wallets without a wallet other than by mail.
alter table foyer.embedded_users alter column email_index drop not null;
--> statement-breakpoint
alter table foyer.embedded_users alter column email drop not null;
--> statement-breakpoint
create table foyer.embedded_identities (
  way text not null,
  subject_index text not null,
  user_id text not null references foyer.embedded_users (id) on delete cascade,
  identity text not null,
  created_at timestamptz not null default now(),
  primary key (way, subject_index)
);
--> statement-breakpoint
create index embedded_identities_user on foyer.embedded_identities (user_id);
--> statement-breakpoint
create table foyer.embedded_way_logins (
  id text primary key,
  way text not null,
  device text not null,
  site text not null,
  frame text not null,
  secrets text not null,
  identity text,
  stage text not null default 'started' constraint embedded_way_logins_stage check (stage in ('started', 'answered', 'unconfirmed', 'done', 'failed')),
  created_at timestamptz not null default now()
);
--> statement-breakpoint
create index embedded_way_logins_created on foyer.embedded_way_logins (created_at);
