-- Operations of smart accounts until they are on a chain, and the transaction that a chain's bundler waits for.
create table foyer.user_operations (
  chain_id text not null,
  hash text not null,
  sender text not null,
  nonce text not null,
  operation jsonb not null,
  max_fee_per_gas numeric not null,
  status text not null,
  transaction_hash text,
  problem text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (chain_id, hash),
  constraint user_operations_status check (status in ('pending', 'submitted', 'included', 'replaced', 'dropped'))
);
--> statement-breakpoint
create unique index user_operations_open on foyer.user_operations (chain_id, sender, nonce)
  where status in ('pending', 'submitted');
--> statement-breakpoint
create index user_operations_waiting on foyer.user_operations (chain_id, status, created_at);
--> statement-breakpoint
create table foyer.bundlers (
  chain_id text primary key,
  leased_by text,
  leased_until timestamptz not null default now(),
  transaction_hash text,
  transaction_raw text,
  transaction_nonce bigint,
  max_fee_per_gas numeric,
  sent_at timestamptz
);
