create schema if not exists foyer;
--> statement-breakpoint
create table foyer.analytics_events (
  id bigint generated always as identity primary key,
  project_id text,
  event_id text not null,
  event text not null,
  url text not null,
  domain text not null,
  at timestamptz not null,
  received_at timestamptz not null default now(),
  properties jsonb,
  address text,
  constraint analytics_events_once unique nulls not distinct (project_id, event_id)
);
--> statement-breakpoint
create index analytics_events_received_at on foyer.analytics_events (received_at);
--> statement-breakpoint
create table foyer.wallets (
  id text primary key,
  position integer not null,
  "row" jsonb not null
);
--> statement-breakpoint
create table foyer.wallet_pictures (
  image_id text primary key,
  content_type text not null,
  bytes bytea not null,
  digest text not null
);
--> statement-breakpoint
create table foyer.catalogue_state (
  id smallint primary key default 1,
  version bigint not null,
  mode text not null,
  changed_at timestamptz not null default now(),
  constraint catalogue_state_one_row check (id = 1),
  constraint catalogue_state_mode check (mode in ('builtIn', 'replace', 'add'))
);
--> statement-breakpoint
insert into foyer.catalogue_state (version, mode) values (1, 'builtIn');
