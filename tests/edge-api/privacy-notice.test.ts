import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PRIVACY_ES } from "../../edge-api/content/posts/es/privacy.ts";
import { PRIVACY } from "../../edge-api/content/posts/privacy.ts";
import { ACCOUNT_EVENTS_KEPT, DEVICE_MARKS, RATES } from "../../edge-api/contract/limits.ts";
import * as retention from "../../edge-api/contract/retention.ts";
import { migratedSqlite } from "./suite/sqlite-api.ts";

const { DAY, HOUR, MINUTE, SESSION_LIFE } = retention;

/** A period as the notices tell it; a challenge is told with the ticket, which lasts longer. */
function told(period: number): RegExp {
  const [figure, units] =
    period > DAY
      ? [period / DAY, "days|días"]
      : period > HOUR
        ? [period / HOUR, "hours|horas"]
        : [Math.max(period, retention.LOGIN_TICKET_LIFE) / MINUTE, "minutes|minutos"];
  return new RegExp(`\\b${figure} (${units})`);
}

/** Words in both notices that cover each table with user data. */
const TOLD: Readonly<Record<string, readonly [english: string, spanish: string]>> = {
  users: ["Name, email, company", "Nombre, correo electrónico, empresa"],
  user_words: ["Name, email, company", "Nombre, correo electrónico, empresa"],
  comparisons: ["Comparisons, portfolios", "Comparaciones, carteras"],
  portfolios: ["Comparisons, portfolios", "Comparaciones, carteras"],
  body_texts: ["Comparisons, portfolios", "Comparaciones, carteras"],
  products: ["products and foods", "productos y alimentos"],
  foods: ["products and foods", "productos y alimentos"],
  mappings: ["names and columns of your purchase lists", "nombres y las columnas de sus listas de compra"],
  passkeys: ["Passkeys (public keys", "Llaves de acceso (claves públicas"],
  recovery_codes: ["recovery codes, as hashes", "códigos de recuperación, como hashes"],
  passkey_challenges: ["A login or a new passkey that has begun", "Un inicio de sesión o una llave de acceso nueva"],
  login_tickets: ["A login or a new passkey that has begun", "Un inicio de sesión o una llave de acceso nueva"],
  sessions: ["Sessions, as hashes", "Sesiones, como hashes"],
  script_keys: ["Keys for scripts", "Claves para programas"],
  script_key_days: ["Keys for scripts", "Claves para programas"],
  device_marks: ["Browsers that you logged in with", "Navegadores con los que inició sesión"],
  account_events: ["Activity of the account", "Actividad de la cuenta"],
  mailed_links: ["Links that we email, as hashes", "Enlaces que enviamos por correo, como hashes"],
  mail_outbox: ["Emails to you", "Correos para usted"],
  shares: ["Links to results that you store", "Enlaces a resultados que usted guarda"],
  audit_log: ["What administrators do", "Lo que hacen los administradores"],
  score_report_days: ["That you opened results", "Que usted abrió unos resultados"],
  score_reports: ["That you opened results", "Que usted abrió unos resultados"],
  error_counts: ["When a page fails, the server counts", "Cuando una página falla, el servidor cuenta"],
  rate_counters: ["Calls are counted", "Las llamadas se cuentan"],
};

test("the privacy notice covers every table with user data, in both languages", async () => {
  const { results } = await (
    await migratedSqlite()
  )
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  // the last four are empty since migration 0002
  const isWithout = /^(reference_|dataset_|d1_|reset_tokens$|email_links$|login_links$|email_changes$)/;
  const tables = results.map((row) => String(Object(row).name)).filter((name) => !isWithout.test(name));
  for (const table of tables) {
    const [english = "not told", spanish = "not told"] = TOLD[table] ?? [];
    expect([table, PRIVACY.html.includes(english), PRIVACY_ES.html.includes(spanish)]).toEqual([table, true, true]);
  }
});

test("its retention periods are those of the server", () => {
  const source = (language: string) =>
    readFileSync(new URL(`../../edge-api/content/posts/${language}privacy.ts`, import.meta.url), "utf8");
  for (const [language, { html }] of [
    ["", PRIVACY],
    ["es/", PRIVACY_ES],
  ] as const) {
    // what is promised in days, hours or minutes comes from retention.ts, and so does every period there
    expect(source(language)).not.toMatch(/\d+ (days|hours|minutes|días|horas|minutos)/);
    for (const [name, life] of Object.entries(retention)) {
      if (!name.endsWith("_LIFE") || name === "FRESH_PROOF_LIFE") continue;
      expect([name, source(language).includes(name)]).toEqual([name, true]);
      const periods = typeof life === "number" ? [life] : Object.values(SESSION_LIFE.user);
      for (const period of periods) expect(html).toMatch(told(period));
    }
    for (const figure of [DEVICE_MARKS, ACCOUNT_EVENTS_KEPT]) expect(html).toMatch(new RegExp(`\\b${figure}\\b`));
  }
  // "for at most an hour"
  expect(Math.max(...Object.values(RATES).map(({ window }) => window))).toBe(HOUR);
});

test("docs/operations.md has the same periods", () => {
  const runbook = readFileSync(new URL("../../docs/operations.md", import.meta.url), "utf8");
  const row = (what: string): string => runbook.split("\n").find((line) => line.startsWith(`| ${what}`)) ?? "";
  const { user, admin } = SESSION_LIFE;
  const { DEVICE_MARK_LIFE, ACCOUNT_EVENT_LIFE, AUDIT_LIFE, OUTBOX_LIFE, BACKUP_LIFE, UNVERIFIED_ACCOUNT_LIFE } =
    retention;
  expect(row("accounts whose address")).toContain(` ${UNVERIFIED_ACCOUNT_LIFE / DAY} days`);
  expect(row("sessions")).toContain(
    ` ${user.absolute / DAY} days, ${user.idle / DAY} without use; administrators ${admin.absolute / DAY} days, ${admin.idle / HOUR} hours`,
  );
  expect(row("known browsers")).toContain(
    ` ${DEVICE_MARK_LIFE / DAY} days without a login; ${ACCOUNT_EVENT_LIFE / DAY} days`,
  );
  expect(row("links in mails")).toContain(
    ` ${retention.RESET_TOKEN_LIFE / MINUTE} minutes for passwords, ${retention.EMAIL_LINK_LIFE / HOUR} hours for addresses`,
  );
  expect(row("mails in the outbox")).toContain(` ${OUTBOX_LIFE / DAY} days`);
  expect(row("audit log")).toContain(` ${AUDIT_LIFE / DAY} days`);
  expect(row("backups")).toContain(` ${BACKUP_LIFE / DAY} days`);
});
