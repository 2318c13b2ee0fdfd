create table foyer.projects (
  id text primary key,
  name text not null,
  origins jsonb not null,
  created_at timestamptz not null default now(),
  constraint projects_origins_list check (jsonb_typeof(origins) = 'array')
);
--> statement-breakpoint
create unlogged table foyer.limit_windows (
  key text primary key,
  used bigint not null,
  granted bigint not null,
  ends_at timestamptz not null
);
--> statement-breakpoint
create index limit_windows_ends_at on foyer.limit_windows (ends_at);
--> statement-breakpoint
create table foyer.one_time (
  purpose text not null,
  digest text not null,
  value jsonb not null,
  expires_at timestamptz not null,
  primary key (purpose, digest)
);
--> statement-breakpoint
create index one_time_expires_at on foyer.one_time (expires_at);
