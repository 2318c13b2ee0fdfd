-- A partition by topic for each of sixteen: smaller indices, and autovacuum works on one while others are written.
create sequence foyer.relay_message_ids as bigint;
--> statement-breakpoint
select setval('foyer.relay_message_ids', greatest(1, (select coalesce(max(id), 0) + 1 from foyer.relay_messages)), false);
--> statement-breakpoint
alter table foyer.relay_messages rename to relay_messages_whole;
--> statement-breakpoint
alter table foyer.relay_acknowledgements rename to relay_acknowledgements_whole;
--> statement-breakpoint
create table foyer.relay_messages (
  id bigint not null default nextval('foyer.relay_message_ids'),
  topic text not null,
  digest text not null,
  message text not null,
  tag integer not null,
  publisher text not null,
  published_at timestamptz not null default now(),
  expires_at timestamptz not null,
  upstream_ttl integer,
  prompt boolean not null default false
) partition by hash (topic);
--> statement-breakpoint
create table foyer.relay_acknowledgements (
  message_id bigint not null,
  client text not null,
  expires_at timestamptz not null
) partition by hash (message_id);
--> statement-breakpoint
do $$
begin
  for part in 0..15 loop
    execute format(
      'create table foyer.relay_messages_%s partition of foyer.relay_messages for values with (modulus 16, remainder %s)',
      part, part);
    execute format(
      'create table foyer.relay_acknowledgements_%s partition of foyer.relay_acknowledgements for values with (modulus 16, remainder %s)',
      part, part);
  end loop;
end
$$;
--> statement-breakpoint
insert into foyer.relay_messages
  (id, topic, digest, message, tag, publisher, published_at, expires_at, upstream_ttl, prompt)
select id, topic, digest, message, tag, publisher, published_at, expires_at, upstream_ttl, prompt
from foyer.relay_messages_whole;
--> statement-breakpoint
insert into foyer.relay_acknowledgements (message_id, client, expires_at)
select message_id, client, expires_at from foyer.relay_acknowledgements_whole;
--> statement-breakpoint
drop table foyer.relay_messages_whole;
--> statement-breakpoint
drop table foyer.relay_acknowledgements_whole;
--> statement-breakpoint
alter table foyer.relay_messages add constraint relay_messages_pkey primary key (topic, id);
--> statement-breakpoint
alter table foyer.relay_messages add constraint relay_messages_once unique (topic, digest);
--> statement-breakpoint
create index relay_messages_expires_at on foyer.relay_messages (expires_at);
--> statement-breakpoint
create index relay_messages_id on foyer.relay_messages (id);
--> statement-breakpoint
create index relay_messages_upstream on foyer.relay_messages (id) where upstream_ttl is not null;
--> statement-breakpoint
alter table foyer.relay_acknowledgements add constraint relay_acknowledgements_pkey primary key (message_id, client);
--> statement-breakpoint
create index relay_acknowledgements_expires_at on foyer.relay_acknowledgements (expires_at);
