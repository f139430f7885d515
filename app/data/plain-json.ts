import type { UpdateTime } from "../../edge-api/contract/reply-schemas.ts";

// A first visit reads only three small shapes. Parsing them by hand keeps the schema library out of its bundle.

export type PlainRecord = Readonly<Record<string, unknown>>;

/** A JSON object; null for anything else. */
export const recordOf = (value: unknown): PlainRecord | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as PlainRecord) : null;

/** A list whose members can all be read; null for anything else. */
export function listOf<T>(value: unknown, read: (member: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const members: T[] = [];
  for (const member of value) {
    const readMember = read(member);
    if (readMember === null) return null;
    members.push(readMember);
  }
  return members;
}

/** The value if it is a text, else null. */
export const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** One row of the update times. */
export const updateTimeOf = (value: unknown): UpdateTime | null => {
  const record = recordOf(value);
  const kind = textOf(record?.["kind"]);
  const updateTime = record?.["updateTime"];
  return kind !== null && typeof updateTime === "number" && !Number.isNaN(updateTime) ? { kind, updateTime } : null;
};

/**
 * Parses JSON; null for invalid text, such as a flag changed by hand or a reply that was cut off. Callers check the shape
 * anyway, and null fails that check.
 */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A new id for a user entity, made by the client (contract/ids.ts): a random UUID, 36 characters of [0-9a-f-]. */
export const newId = (): string => crypto.randomUUID();
