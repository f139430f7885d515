// npm run admin -- grant|revoke EMAIL [--remote] [--state DIR]: grants or revokes the rights of an administrator.
import { parseArgs } from "node:util";
import { setAdmin } from "./set-admin.ts";
import { targetOf } from "./wrangler-d1.ts";

const USAGE = "Usage: npm run admin -- grant EMAIL [--remote]   (or revoke)";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { state: { type: "string" }, remote: { type: "boolean" } },
});
const [verb, email, ...rest] = positionals;

function run(): number {
  if ((verb !== "grant" && verb !== "revoke") || email === undefined || rest.length > 0) {
    console.error(USAGE);
    return 2;
  }
  if (!setAdmin(targetOf(values), email, verb === "grant")) {
    console.error(
      `There is no account with the e-mail ${email} yet. Register it in the app first, then run this again.`,
    );
    return 1;
  }
  console.log(verb === "grant" ? `${email} is an administrator now.` : `${email} is no administrator any more.`);
  return 0;
}

try {
  process.exitCode = run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
