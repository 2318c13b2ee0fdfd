create table foyer.names (
  name text primary key,
  zone text not null,
  attributes jsonb not null,
  message_digest text not null,
  registered_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint names_message_once unique (message_digest)
);
--> statement-breakpoint
create table foyer.name_addresses (
  name text not null references foyer.names (name) on delete cascade,
  coin_type bigint not null,
  address text not null,
  created_at timestamptz not null default now(),
  primary key (name, coin_type)
);
--> statement-breakpoint
create index name_addresses_address on foyer.name_addresses (address);
--> statement-breakpoint
create table foyer.smart_sessions (
  pci text primary key,
  address text not null,
  chain_id text not null,
  project_id text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
--> statement-breakpoint
create index smart_sessions_address on foyer.smart_sessions (address, created_at);
