-- An account is one of one chain: `eip155:0x…` becomes `eip155:1:0x…`.
update foyer.sign_in_sessions
set account = chain_id || ':' || split_part(account, ':', 2)
where account not like '%:%:%';
