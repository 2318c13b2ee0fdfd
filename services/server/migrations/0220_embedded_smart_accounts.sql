-- The smart account of a user whose key it does not follow from any more: a passkey gave it to a new one. Sealed.
alter table foyer.embedded_users add column smart_account text;
