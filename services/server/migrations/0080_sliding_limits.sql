drop table foyer.limit_windows;
--> statement-breakpoint
create unlogged table foyer.limit_counts (
  key text primary key,
  counts bigint[] not null,
  lasts timestamptz[] not null,
  ends_at timestamptz not null
);
--> statement-breakpoint
create index limit_counts_ends_at on foyer.limit_counts (ends_at);
--> statement-breakpoint
create function foyer.take_of_limit(
  of_key text,
  wanted bigint,
  slice bigint,
  most bigint,
  window_ms bigint,
  out granted bigint,
  out ends_in_ms double precision
) language plpgsql as $$
declare
  stretch interval := make_interval(secs => window_ms / 1000.0);
  now_at timestamptz;
  known_counts bigint[];
  known_lasts timestamptz[];
  used bigint;
begin
  -- Holds the row until the end, so processes queue here.
  insert into foyer.limit_counts as known values (of_key, '{}', '{}', clock_timestamp())
    on conflict (key) do update set key = known.key
    returning known.counts, known.lasts into known_counts, known_lasts;
  now_at := clock_timestamp();
  select coalesce(array_agg(n order by at desc), '{}'), coalesce(array_agg(at order by at desc), '{}'), coalesce(sum(n), 0)
    into known_counts, known_lasts, used
    from unnest(known_counts, known_lasts) as slots (n, at)
    where at > now_at - stretch;
  granted := greatest(most - used, 0);
  granted := least(granted, greatest(wanted, least(slice, granted / 8)));
  if granted > 0 then
    -- What was granted within a tenth of the window is remembered as one.
    if floor(extract(epoch from known_lasts[1]) * 10000 / window_ms) = floor(extract(epoch from now_at) * 10000 / window_ms) then
      known_counts[1] := known_counts[1] + granted;
      known_lasts[1] := now_at;
    else
      known_counts := granted || known_counts;
      known_lasts := now_at || known_lasts;
    end if;
    update foyer.limit_counts
      set counts = known_counts, lasts = known_lasts, ends_at = now_at + stretch
      where key = of_key;
  end if;
  ends_in_ms := extract(epoch from known_lasts[array_length(known_lasts, 1)] + stretch - now_at) * 1000;
end
$$;
