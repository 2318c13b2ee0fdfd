alter table foyer.sign_in_sessions add column proven_at_ms bigint not null default 0;
