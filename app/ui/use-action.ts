import { useState } from "react";

type Outcome<Value, Problem> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: Problem };

/**
 * Calls `act` from a button or form: whether a call runs, and what the last one came to; null or false until it has ended.
 *
 * @param act never rejects
 */
export function useAction<Args extends readonly unknown[], Value, Problem>(
  act: (...args: Args) => Promise<Outcome<Value, Problem>>,
) {
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<Outcome<Value, Problem> | null>(null);
  const forget = () => setLast(null);
  const run = async (...args: Args): Promise<Outcome<Value, Problem>> => {
    setBusy(true);
    forget();
    const outcome = await act(...args);
    setBusy(false);
    setLast(outcome);
    return outcome;
  };
  return {
    busy,
    isDone: last?.ok === true,
    value: last?.ok === true ? last.value : null,
    problem: last?.ok === false ? last.problem : null,
    run,
    forget,
  };
}
