alter table foyer.relay_messages
  add column upstream_ttl integer,
  add column prompt boolean not null default false;
--> statement-breakpoint
create index relay_messages_upstream on foyer.relay_messages (id) where upstream_ttl is not null;
--> statement-breakpoint
create table foyer.relay_upstream (
  id integer primary key default 1,
  seed text not null,
  leader text,
  leader_until timestamptz,
  connected_at timestamptz,
  is_refused boolean not null default false,
  constraint relay_upstream_one check (id = 1)
);
--> statement-breakpoint
create table foyer.relay_upstream_topics (
  topic text not null,
  client text not null,
  seen_at timestamptz not null default now(),
  primary key (topic, client)
);
--> statement-breakpoint
create index relay_upstream_topics_seen_at on foyer.relay_upstream_topics (seen_at);
