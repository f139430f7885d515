// npm run outbox [-- --limit N] [--remote [--env NAME]] [--sqlite FILE] [--state DIR]: prints the newest mails that
// were not sent.
import { parseArgs } from "node:util";
import * as v from "valibot";
import { runCommand } from "./run-command.ts";
import { execute, TARGET_OPTIONS, targetOf } from "./target.ts";

const MailSchema = v.object({ recipient: v.string(), subject: v.string(), body: v.string(), created: v.number() });

const { values } = parseArgs({
  options: { ...TARGET_OPTIONS, limit: { type: "string", default: "10" } },
});

// the newest last, because the end of the output is visible in a terminal
await runCommand(() => {
  const limit = Math.max(1, Math.trunc(Number(values.limit)) || 1);
  const mails = execute(
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
  return 0;
});
