-- By which way a device signed in, and what users call their passkeys.
alter table foyer.embedded_devices add column way text;
--> statement-breakpoint
alter table foyer.embedded_passkeys add column name text;
