import { render } from "@testing-library/react";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { expect, vi } from "vitest";
import { accountAtom } from "../../../../app/state/core/account.ts";
import { registerAtom } from "../../../../app/state/account/login.ts";
import { ADA } from "../../ada.ts";
import { testTab } from "../../state/test-services.ts";

export const ADMIN = "admin@example.org";

/** Registers; resolves once the server has confirmed the session. */
export const register = async (store: Awaited<ReturnType<typeof testTab>>["store"]): Promise<void> => {
  const made = await store.set(registerAtom, { ...ADA, email: ADMIN });
  if (!made.ok) throw new Error(made.problem.code);
  await vi.waitFor(() => expect(store.get(accountAtom)?.email).toBe(ADMIN));
};

/** A tab whose user is an administrator in the real API. */
export const adminTab = async () => {
  const tab = await testTab({});
  await register(tab.store);
  await tab.server.grant(ADMIN, true);
  const write = async (count: number, sql: string, valuesOf: (at: number) => readonly (string | number | null)[]) => {
    for (let at = 0; at < count; at++) await tab.server.write(sql, ...valuesOf(at));
  };
  let hashes = 0;
  return {
    ...tab,
    show: (list: ReactNode) => render(<Provider store={tab.store}>{list}</Provider>),
    /** adds accounts, oldest first; every second one has never logged in */
    addUsers: async (count: number) => {
      await write(
        count,
        "INSERT INTO users (id, email, password_hash, created, last_login, name) VALUES (?, ?, '', ?, ?, ?)",
        (at) => [
          `user-${at}`,
          `user${String(at).padStart(5, "0")}@example.org`,
          1_000 + at,
          at % 2 === 0 ? null : Date.UTC(2026, 10, 1, 12, 0) + at,
          `Name ${at}`,
        ],
      );
      await write(1, "INSERT OR IGNORE INTO user_words (word, user_id) SELECT email, id FROM users", () => []);
    },
    /** adds reports of guests, one per hour from `first` */
    addReports: async (kind: "comparison" | "portfolio", count: number, first: number) => {
      await write(count, "INSERT INTO score_reports (kind, user_id, hash, date) VALUES (?, NULL, ?, ?)", (at) => [
        kind,
        (hashes++).toString(16).padStart(64, "0"),
        first + at * 3_600_000,
      ]);
      const counted =
        "INSERT INTO score_report_days (kind, day, count) SELECT kind, date / 86400000, COUNT(*) FROM score_reports " +
        "WHERE kind = ? GROUP BY 1, 2 ON CONFLICT DO UPDATE SET count = excluded.count";
      await write(1, counted, () => [kind]);
    },
    addAudit: (count: number) =>
      write(
        count,
        "INSERT INTO audit_log (at, user_id, action, target, details) VALUES (?, NULL, 'grant_admin', ?, '{}')",
        (at) => [at, `person${at}@example.org`],
      ),
  };
};
