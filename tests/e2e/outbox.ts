import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");

const outbox = () =>
  spawnSync(process.execPath, ["migrations/seed/outbox.ts", "--limit", "200"], { cwd: ROOT, encoding: "utf8" });

/** The last mail to an address, as `npm run outbox` prints it. @throws if there is none */
export const lastMailTo = (email: string): string => {
  const done = outbox();
  const mail = done.stdout.split(/^--- /m).findLast((text) => text.includes(`To: ${email}\n`));
  if (mail === undefined) throw new Error(`no mail to ${email}\n${done.stderr}`);
  return mail;
};

/** The path of the link in a mail. @throws if there is none */
export const linkIn = (mail: string): string => {
  const link =
    /^https?:\/\/[^/\s]+(\/(?:change-password|verify-email|login-link|confirm-email|restore-email)\/\S+)$/m.exec(
      mail,
    )?.[1];
  if (link === undefined) throw new Error(`no link in the mail:\n${mail}`);
  return link;
};
