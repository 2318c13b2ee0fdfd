-- Of a permission for calls: the functions as the page named them, in the order of the delegation.
alter table foyer.smart_sessions add column functions text[];
