/** A statement that makes the same function with other words in it; it fails where they are not there. For migrations. */
export const rewritten = (
  name: string,
  from: string,
  to: string,
): string => `do $do$ declare was text := pg_get_functiondef('${name}'::regprocedure);
  begin
    assert position($from$${from}$from$ in was) > 0, '${name}';
    execute replace(was, $from$${from}$from$, $to$${to}$to$);
  end $do$`;
