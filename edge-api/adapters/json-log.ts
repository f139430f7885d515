import type { Log } from "../ports/log.ts";

/** Writes one JSON line per event to the platform's log. */
export function jsonLog(write: (line: string) => void, now: () => number): Log {
  const at =
    (level: string) =>
    (event: string, fields: Readonly<Record<string, unknown>>): void =>
      write(JSON.stringify({ ...fields, level, event, time: new Date(now()).toISOString() }));
  return { info: at("info"), warn: at("warn"), error: at("error") };
}
