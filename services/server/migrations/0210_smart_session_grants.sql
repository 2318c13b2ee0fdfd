-- What was granted: the delegation itself, for whom, and which application asked.
alter table foyer.smart_sessions add column context text;
--> statement-breakpoint
alter table foyer.smart_sessions add column key jsonb;
--> statement-breakpoint
alter table foyer.smart_sessions add column application text;
--> statement-breakpoint
alter table foyer.smart_sessions add column application_name text;
