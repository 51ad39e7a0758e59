-- Rejects a redirect loop, direct or through other redirects. Queries and fragments of
-- targets are ignored; addresses on other hosts end the search.
create or replace function refuse_redirect_loop() returns trigger language plpgsql as $$
declare
  path text := new.target;
  hops integer := 0;
begin
  while path is not null loop
    path := regexp_replace(path, '[?#].*$', '');
    if length(path) > 1 then
      path := rtrim(path, '/');
    end if;
    hops := hops + 1;
    if path = new.from_path or hops > 10 then
      raise exception 'the redirect from % is part of a loop', new.from_path
        using errcode = 'check_violation', constraint = 'redirects_loop_check';
    end if;
    select target into path from redirects where from_path = path and active;
    if not found then
      path := null;
    end if;
  end loop;
  return null;
end
$$;

create or replace trigger refuse_redirect_loop after insert or update on redirects
  for each row when (new.active) execute function refuse_redirect_loop();
