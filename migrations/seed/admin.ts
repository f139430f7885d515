// npm run admin -- grant EMAIL [--remote] [--state DIR]: makes an account an administrator; revoke takes it back.
import { parseArgs } from "node:util";
import { setAdmin } from "./set-admin.ts";
import { targetOf } from "./wrangler-d1.ts";

const USAGE = "Usage: npm run admin -- grant EMAIL [--remote]   (or revoke)";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { state: { type: "string" }, remote: { type: "boolean" } },
});
const [verb, email, ...rest] = positionals;

if ((verb !== "grant" && verb !== "revoke") || email === undefined || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (setAdmin(targetOf(values), email, verb === "grant")) {
  console.log(verb === "grant" ? `${email} is an administrator now.` : `${email} is no administrator any more.`);
} else {
  console.error(`There is no account with the e-mail ${email} yet. Register it in the app first, then run this again.`);
  process.exitCode = 1;
}
