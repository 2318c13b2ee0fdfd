-- What users began to buy, and what became of it.
create table foyer.onramp_purchases (
  id text primary key,
  provider text not null,
  project_id text,
  address text not null,
  chain_id text not null,
  currency text not null,
  amount text not null,
  status text not null,
  hash text,
  reason text,
  created_at timestamptz not null default now(),
  looked_at timestamptz not null default now(),
  constraint onramp_purchases_status check (status in ('begun', 'paid', 'delivered', 'failed'))
);
--> statement-breakpoint
create index onramp_purchases_address on foyer.onramp_purchases (address, created_at);
--> statement-breakpoint
create index onramp_purchases_created on foyer.onramp_purchases (created_at);
