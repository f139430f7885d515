// npm run outbox [-- --limit N] [--remote] [--state DIR]: prints the newest mails that are written and not sent.
import { parseArgs } from "node:util";
import * as v from "valibot";
import { executeD1, targetOf } from "./wrangler-d1.ts";

const MailSchema = v.object({ recipient: v.string(), subject: v.string(), body: v.string(), created: v.number() });

const { values } = parseArgs({
  options: {
    state: { type: "string" },
    remote: { type: "boolean" },
    limit: { type: "string", default: "10" },
  },
});

/** Prints the newest N mails, the newest last, because the end of the output is visible in a terminal. */
function run(): void {
  const limit = Math.max(1, Math.trunc(Number(values.limit)) || 1);
  const mails = executeD1(
    targetOf(values),
    MailSchema,
    "SELECT recipient, subject, body, created FROM mail_outbox WHERE sent IS NULL " +
      `ORDER BY created DESC, id DESC LIMIT ${limit}`,
  );
  if (mails.length === 0) console.log("The outbox is empty: the server has written no mail that waits to be sent.");
  for (const mail of mails.toReversed()) {
    console.log(
      `--- ${new Date(mail.created).toISOString()}\nTo: ${mail.recipient || "(an account that is deleted)"}\nSubject: ${mail.subject}\n`,
    );
    console.log(`${mail.body}\n`);
  }
}

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
