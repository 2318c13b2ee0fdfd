create table foyer.remote_pictures (
  id text primary key,
  address text,
  content_type text,
  bytes bytea,
  digest text,
  size integer not null default 0,
  failures smallint not null default 0,
  next_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
--> statement-breakpoint
create index remote_pictures_used_at on foyer.remote_pictures (used_at);
--> statement-breakpoint
create table foyer.nft_metadata (
  chain_id text not null,
  token text not null,
  token_id numeric not null,
  name text not null,
  picture_id text references foyer.remote_pictures (id) on delete cascade,
  failures smallint not null default 0,
  next_at timestamptz not null,
  primary key (chain_id, token, token_id)
);
--> statement-breakpoint
create index nft_metadata_picture on foyer.nft_metadata (picture_id);
--> statement-breakpoint
create index account_assets_collectibles on foyer.account_assets
  (account, chain_id, is_wanted, seen_at, token, token_id) where kind <> 'erc20';
