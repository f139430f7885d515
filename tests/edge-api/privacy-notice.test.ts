import { expect, test } from "vitest";
import { PRIVACY_ES } from "../../edge-api/content/posts/es/privacy.ts";
import { PRIVACY } from "../../edge-api/content/posts/privacy.ts";
import {
  ACCOUNT_EVENT_LIFE,
  ACCOUNT_EVENTS_KEPT,
  CHALLENGE_LIFE,
  DEVICE_MARKS,
  EMAIL_LINK_LIFE,
  LOGIN_TICKET_LIFE,
  OUTBOX_LIFE,
  RATES,
  RESET_TOKEN_LIFE,
  SESSION_LIFE,
} from "../../edge-api/contract/limits.ts";
import { migratedSqlite } from "./suite/sqlite-api.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Words in both notices that cover each table with user data. */
const TOLD: Readonly<Record<string, readonly [english: string, spanish: string]>> = {
  users: ["Name, e-mail, company", "Nombre, correo electrónico, empresa"],
  user_words: ["Name, e-mail, company", "Nombre, correo electrónico, empresa"],
  comparisons: ["Comparisons, portfolios", "Comparaciones, carteras"],
  portfolios: ["Comparisons, portfolios", "Comparaciones, carteras"],
  portfolio_parts: ["Comparisons, portfolios", "Comparaciones, carteras"],
  parts: ["Comparisons, portfolios", "Comparaciones, carteras"],
  part_texts: ["Comparisons, portfolios", "Comparaciones, carteras"],
  products: ["products and foods", "productos y alimentos"],
  foods: ["products and foods", "productos y alimentos"],
  mappings: ["names and columns of your purchase lists", "nombres y las columnas de sus listas de compra"],
  passkeys: ["Passkeys (public keys", "Llaves de acceso (claves públicas"],
  recovery_codes: ["recovery codes, as hashes", "códigos de recuperación, como hashes"],
  passkey_challenges: ["A login or a new passkey that has begun", "Un inicio de sesión o una llave de acceso nueva"],
  login_tickets: ["A login or a new passkey that has begun", "Un inicio de sesión o una llave de acceso nueva"],
  sessions: ["Sessions, as hashes", "Sesiones, como hashes"],
  device_marks: ["Browsers that you logged in with", "Navegadores con los que inició sesión"],
  account_events: ["Activity of the account", "Actividad de la cuenta"],
  reset_tokens: ["Links that we mail, as hashes", "Enlaces que enviamos por correo, como hashes"],
  email_links: ["Links that we mail, as hashes", "Enlaces que enviamos por correo, como hashes"],
  mail_outbox: ["Mails to you", "Correos para usted"],
  shares: ["Links to results that you store", "Enlaces a resultados que usted guarda"],
  share_parts: ["Links to results that you store", "Enlaces a resultados que usted guarda"],
  audit_log: ["What administrators do", "Lo que hacen los administradores"],
  score_reports: ["That you opened results", "Que usted abrió unos resultados"],
  rate_counters: ["Calls are counted", "Las llamadas se cuentan"],
};

test("the privacy notice covers every table with user data, in both languages", async () => {
  const { results } = await (
    await migratedSqlite()
  )
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  const tables = results
    .map((row) => String(Object(row).name))
    .filter((name) => !/^(reference_|dataset_|d1_)/.test(name));
  for (const table of tables) {
    const [english = "not told", spanish = "not told"] = TOLD[table] ?? [];
    expect([table, PRIVACY.html.includes(english), PRIVACY_ES.html.includes(spanish)]).toEqual([table, true, true]);
  }
});

test("its retention periods are those of the server", () => {
  const { absolute, idle } = SESSION_LIFE.user;
  for (const html of [PRIVACY.html, PRIVACY_ES.html]) {
    const figures = [
      absolute / DAY,
      idle / DAY,
      DEVICE_MARKS,
      ACCOUNT_EVENTS_KEPT,
      ACCOUNT_EVENT_LIFE / DAY,
      RESET_TOKEN_LIFE / MINUTE,
      EMAIL_LINK_LIFE / HOUR,
      OUTBOX_LIFE / DAY,
      Math.max(CHALLENGE_LIFE, LOGIN_TICKET_LIFE) / MINUTE,
    ];
    for (const figure of figures) expect(html).toMatch(new RegExp(`\\b${figure}\\b`));
  }
  // "for at most an hour"
  expect(Math.max(...Object.values(RATES).map(({ window }) => window))).toBe(HOUR);
});
