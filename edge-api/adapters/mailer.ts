import { OUTBOX_LIFE } from "../contract/retention.ts";
import type { Mailer } from "../ports/mailer.ts";
import type { SqlDatabase } from "../storage/d1/database.ts";
import { readTogether } from "../storage/d1/rows.ts";

/** The part of Cloudflare's mail binding that is used. */
export interface MailBinding {
  send(mail: { from: string; to: string; subject: string; text: string }): Promise<unknown>;
}

/** The variables that say who sends mail; on Deno they come from the environment. */
export interface MailVariables {
  /** sender address; without it no mail leaves the server */
  readonly MAIL_FROM?: string | undefined;
  /** provider that accepts POST {from, to, subject, text} as JSON */
  readonly MAIL_API_URL?: string | undefined;
  /** bearer token for the provider */
  readonly MAIL_API_KEY?: string | undefined;
}

/** Timeout of a request to the provider. */
const TIMEOUT_MS = 10_000;

/** Keeps mail in the database for OUTBOX_LIFE; `npm run outbox` lists it. */
export const outboxMailer = (database: SqlDatabase, now: () => number): Mailer => ({
  reachesMailboxes: false,
  async send({ to, subject, text, isLast }) {
    const time = now();
    await readTogether(database, [
      {
        sql: "INSERT INTO mail_outbox (recipient, subject, body, created) VALUES (?, ?, ?, ?)",
        values: [isLast ? "" : to, subject, text, time],
      },
      { sql: "DELETE FROM mail_outbox WHERE created <= ?", values: [time - OUTBOX_LIFE] },
    ]);
  },
});

const httpMailer = (url: string, key: string | undefined, from: string): Mailer => ({
  reachesMailboxes: true,
  async send({ to, subject, text }) {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(key && { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ from, to, subject, text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the mail provider answered ${answer.status}`);
  },
});

const bindingMailer = (binding: MailBinding, from: string): Mailer => ({
  reachesMailboxes: true,
  async send({ to, subject, text }) {
    await binding.send({ from, to, subject, text });
  },
});

/** The HTTP provider if its address is set, else Cloudflare's binding if there is one, else the outbox. */
export function configuredMailer(
  { MAIL_FROM, MAIL_API_URL, MAIL_API_KEY }: MailVariables,
  binding: MailBinding | undefined,
  outbox: Mailer,
): Mailer {
  if (!MAIL_FROM) return outbox;
  if (MAIL_API_URL) return httpMailer(MAIL_API_URL, MAIL_API_KEY, MAIL_FROM);
  return binding === undefined ? outbox : bindingMailer(binding, MAIL_FROM);
}
