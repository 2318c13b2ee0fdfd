create table foyer.indexed_chains (
  chain_id text primary key,
  next_block bigint not null,
  genesis_hash text not null,
  rewinds bigint not null default 0,
  leader text,
  leader_until timestamptz
);
--> statement-breakpoint
create table foyer.indexed_blocks (
  chain_id text not null,
  number bigint not null,
  hash text not null,
  primary key (chain_id, number)
);
--> statement-breakpoint
create table foyer.transactions (
  chain_id text not null,
  block_number bigint not null,
  position integer not null,
  hash text not null,
  sender text not null,
  recipient text,
  nonce bigint not null,
  value numeric not null,
  selector text not null,
  has_succeeded boolean not null,
  mined_at timestamptz not null,
  primary key (chain_id, block_number, position)
);
--> statement-breakpoint
create table foyer.transfers (
  chain_id text not null,
  block_number bigint not null,
  position integer not null,
  item integer not null,
  kind text not null,
  token text,
  token_id numeric,
  sender text not null,
  recipient text not null,
  amount numeric not null,
  primary key (chain_id, block_number, position, item),
  constraint transfers_kind check (kind in ('native', 'erc20', 'erc721', 'erc1155'))
);
--> statement-breakpoint
create table foyer.activity (
  chain_id text not null,
  block_number bigint not null,
  position integer not null,
  account text not null,
  mined_at timestamptz not null,
  has_approved boolean not null,
  primary key (chain_id, block_number, position, account)
);
--> statement-breakpoint
create index activity_by_time on foyer.activity (account, mined_at, chain_id, block_number, position);
--> statement-breakpoint
create index activity_by_chain on foyer.activity (account, chain_id, mined_at, block_number, position);
--> statement-breakpoint
create table foyer.account_assets (
  account text not null,
  chain_id text not null,
  kind text not null,
  token text not null,
  token_id numeric not null,
  is_wanted boolean not null,
  seen_at timestamptz not null,
  primary key (account, chain_id, kind, token, token_id),
  constraint account_assets_kind check (kind in ('erc20', 'erc721', 'erc1155'))
);
--> statement-breakpoint
create table foyer.tokens (
  chain_id text not null,
  address text not null,
  name text not null,
  symbol text not null,
  decimals smallint,
  read_at timestamptz not null default now(),
  primary key (chain_id, address)
);
