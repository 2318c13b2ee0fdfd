-- Links with which new devices of wallets without a wallet are approved, the devices that were, and what a frame and its
-- window tell each other where the browser keeps them apart.
create table foyer.embedded_device_links (
  id text primary key,
  email_index text not null,
  device text not null,
  link_mac text not null,
  asked text not null,
  answer text constraint embedded_device_links_answer check (answer in ('approved', 'refused')),
  created_at timestamptz not null default now()
);
--> statement-breakpoint
create index embedded_device_links_email on foyer.embedded_device_links (email_index, created_at);
--> statement-breakpoint
create index embedded_device_links_created on foyer.embedded_device_links (created_at);
--> statement-breakpoint
create table foyer.embedded_known_devices (
  user_id text not null references foyer.embedded_users (id) on delete cascade,
  device text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, device)
);
--> statement-breakpoint
create table foyer.embedded_boxes (
  id text primary key,
  asked text,
  answer text,
  created_at timestamptz not null default now()
);
--> statement-breakpoint
create index embedded_boxes_created on foyer.embedded_boxes (created_at);
