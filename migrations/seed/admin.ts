// npm run admin -- grant|revoke|delete EMAIL [--remote [--env NAME]] [--sqlite FILE [--bodies DIR]] [--state DIR]: grants or
// revokes the rights of an administrator, or deletes an account.
import { parseArgs } from "node:util";
import { deletePerson } from "./delete-person.ts";
import { runCommand } from "./run-command.ts";
import { setAdmin } from "./set-admin.ts";
import { TARGET_OPTIONS, targetOf } from "./target.ts";

const USAGE = "Usage: npm run admin -- grant EMAIL [--remote | --sqlite FILE]   (or revoke, or delete)";

const { values, positionals } = parseArgs({ allowPositionals: true, options: TARGET_OPTIONS });
const [verb, email, ...rest] = positionals;

await runCommand(() => {
  if (!["grant", "revoke", "delete"].includes(verb ?? "") || email === undefined || rest.length > 0) {
    console.error(USAGE);
    return 2;
  }
  if (verb === "delete") {
    const isGone = deletePerson(targetOf(values), email);
    console.log(
      isGone ? `${email} is deleted, with everything in the account.` : `There is no account with the e-mail ${email}.`,
    );
    return isGone ? 0 : 1;
  }
  if (!setAdmin(targetOf(values), email, verb === "grant")) {
    console.error(
      `There is no account with the e-mail ${email} yet. Register it in the app first, then run this again.`,
    );
    return 1;
  }
  console.log(verb === "grant" ? `${email} is an administrator now.` : `${email} is no administrator any more.`);
  return 0;
});
