import { useDeferredValue, useState } from "react";

/** The value before while a new one is pending; a new value renders with low priority, which input interrupts. */
export function useSettled<T>(live: T, isPending: boolean): T {
  // In an object, because a state setter calls a function that it is given.
  const [last, setLast] = useState({ value: live });
  if (!isPending && !Object.is(last.value, live)) setLast({ value: live });
  return useDeferredValue(isPending ? last.value : live);
}
