import type { Fetch } from "../../../app/data/http.ts";
import type { ReferenceRow } from "../../../edge-api/contract/reference-kinds.ts";
import { publish } from "../../edge-api/suite/api-under-test.ts";
import { sqliteApi } from "../../edge-api/suite/sqlite-api.ts";
import { TOY_BASE, TOY_EUROPE } from "./toy-tables.ts";

/** Replaces the server's answer to a call. */
export type Fault = (path: string) => Response | Error | null;

/** The real API on SQLite in memory with the toy data as this version, behind a `fetch` that records calls and can fail. */
export async function toyServer(version = "v1"): Promise<{
  readonly fetch: Fetch;
  /** paths since the last `forget` */
  readonly calls: string[];
  /** bytes of bodies since the last `forget` */
  readonly moved: () => number;
  readonly forget: () => void;
  fault: Fault;
  /** makes an account an administrator, or removes that role */
  readonly grant: (email: string, isAdmin: boolean) => Promise<void>;
  /** writes SQL directly, where calls would be too many */
  readonly write: (sql: string, ...values: readonly (string | number | null)[]) => Promise<void>;
  /** the token of the newest e-mail with a link to set a password */
  readonly resetToken: (email: string) => Promise<string>;
  /** the token of the newest e-mail with a link that confirms the address */
  readonly emailToken: (email: string) => Promise<string>;
  /** the token of the newest e-mail to an address with a link to that page */
  readonly linkToken: (page: string, email: string) => Promise<string>;
  /** hashes of the score reports of a kind, in order of arrival */
  readonly reports: (kind: "comparison" | "portfolio") => Promise<readonly string[]>;
  readonly publish: (
    version: string,
    base?: readonly ReferenceRow[],
    europe?: readonly ReferenceRow[],
  ) => Promise<void>;
}> {
  const api = await sqliteApi();
  const calls: string[] = [];
  let moved = 0;
  /** the token of the newest e-mail with a link to that page */
  const tokenOf = async (page: string, email: string): Promise<string> => {
    const sql = "SELECT body FROM mail_outbox WHERE recipient = ? AND INSTR(body, ?) > 0 ORDER BY id DESC LIMIT 1";
    const { results } = await api.database.prepare(sql).bind(email, `/${page}/`).all();
    return new RegExp(`/${page}/([\\w-]+)`).exec(JSON.stringify(results))?.[1] ?? "";
  };
  let time = 1_800_000_000_000;
  const server = {
    calls,
    moved: () => moved,
    forget: () => {
      calls.length = 0;
      moved = 0;
    },
    fault: (() => null) as Fault,
    grant: async (email: string, isAdmin: boolean) => {
      await api.database
        .prepare("UPDATE users SET is_admin = ? WHERE email = ?")
        .bind(isAdmin ? 1 : 0, email)
        .all();
    },
    write: async (sql: string, ...values: readonly (string | number | null)[]) => {
      await api.database
        .prepare(sql)
        .bind(...values)
        .all();
    },
    resetToken: (email: string) => tokenOf("change-password", email),
    emailToken: (email: string) => tokenOf("verify-email", email),
    linkToken: tokenOf,
    reports: async (kind: "comparison" | "portfolio") => {
      const sql = "SELECT hash FROM score_reports WHERE kind = ? ORDER BY rowid";
      const { results } = await api.database.prepare(sql).bind(kind).all();
      return (results as readonly { readonly hash: string }[]).map(({ hash }) => hash);
    },
    publish: (version: string, base = TOY_BASE, europe = TOY_EUROPE) =>
      publish(api, { version, note: "toy", rows: { Global: base, Europe: europe } }, () => (time += 1000)),
    fetch: async (url: string, init: RequestInit) => {
      calls.push(url);
      const fault = server.fault(url);
      if (fault instanceof Error) throw fault;
      const response = fault ?? (await api.app.request(url, init));
      const bytes = await response.arrayBuffer();
      moved += bytes.byteLength;
      // a 304 may not carry a body, not even an empty one
      return new Response(response.status === 304 ? null : bytes, {
        status: response.status,
        headers: response.headers,
      });
    },
  };
  await server.publish(version);
  server.forget();
  return server;
}
