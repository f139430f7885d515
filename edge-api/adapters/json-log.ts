import type { Log } from "../ports/log.ts";

type LogLevel = keyof Log;
/** Writes a line to the platform's log. */
export type WriteLine = (line: string, level: LogLevel) => void;

/** Writes one JSON line per event to the platform's log. */
export function jsonLog(write: WriteLine, now: () => number): Log {
  const at =
    (level: LogLevel) =>
    (event: string, fields: Readonly<Record<string, unknown>>): void =>
      write(JSON.stringify({ ...fields, level, event, time: new Date(now()).toISOString() }), level);
  return { info: at("info"), warn: at("warn"), error: at("error") };
}
