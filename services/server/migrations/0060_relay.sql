create table foyer.relay_messages (
  id bigint primary key generated always as identity,
  topic text not null,
  digest text not null,
  message text not null,
  tag integer not null,
  publisher text not null,
  published_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint relay_messages_once unique (topic, digest)
);
--> statement-breakpoint
create index relay_messages_expires_at on foyer.relay_messages (expires_at);
--> statement-breakpoint
create table foyer.relay_acknowledgements (
  message_id bigint not null,
  client text not null,
  expires_at timestamptz not null,
  primary key (message_id, client)
);
--> statement-breakpoint
create index relay_acknowledgements_expires_at on foyer.relay_acknowledgements (expires_at);
