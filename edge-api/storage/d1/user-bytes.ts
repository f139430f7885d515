import { SHARE_BYTES, USER_BODY_BYTES, USER_BYTES } from "../../contract/limits.ts";

/** A row on its way into a table of a user, by the parameters of its statement. */
interface NewRow {
  readonly table: (typeof TABLES)[number];
  readonly user: string;
  readonly id: string;
  /** bytes of the row's text, and of its body */
  readonly bytes: string;
  readonly bodyBytes: string;
  /** quota while the email address is unconfirmed; absent: the usual quotas */
  readonly unverified?: number | undefined;
}

const TABLES = ["comparisons", "portfolios", "products", "foods", "mappings", "shares"] as const;

/** A sum over a user's rows of a table; the index alone gives it, as no bodies are read. */
const sumOf = (table: string, column: string, user: string): string =>
  `(SELECT COALESCE(SUM(${column}), 0) FROM ${table} WHERE user_id = ${user})`;

/** The same without the row of one id. */
export const sumOfOthers = (table: string, column: string, user: string, id: string): string =>
  `(${sumOf(table, column, user)} - COALESCE((SELECT ${column} FROM ${table} WHERE user_id = ${user} AND id = ${id}), 0))`;

/**
 * The condition that a row fits into its owner's bytes, as it replaces the row of the same id. Every statement that
 * writes work of a user has it, so that nothing is stored uncounted, whatever is written at the same time.
 */
export function fitsBytes({ table, user, id, bytes, bodyBytes, unverified }: NewRow): string {
  const sum = (of: string, column: string): string =>
    of === table ? sumOfOthers(of, column, user, id) : sumOf(of, column, user);
  const rows = TABLES.filter((of) => of !== "shares").map((of) => sum(of, "bytes"));
  const [bodies, shares] = [sum("portfolios", "body_bytes"), sum("shares", "bytes")];
  const usual =
    table === "shares"
      ? [`${shares} + ${bytes} + ${bodyBytes} <= ${SHARE_BYTES}`]
      : [`${rows.join(" + ")} + ${bytes} <= ${USER_BYTES}`, `${bodies} + ${bodyBytes} <= ${USER_BODY_BYTES}`];
  if (unverified === undefined) return usual.join(" AND ");
  const all = [...rows, bodies, shares, bytes, bodyBytes].join(" + ");
  const isVerified = `EXISTS (SELECT 1 FROM users WHERE id = ${user} AND email_verified IS NOT NULL)`;
  return [...usual, `(${isVerified} OR ${all} <= ${unverified})`].join(" AND ");
}
