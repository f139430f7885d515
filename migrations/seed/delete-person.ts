import { rmSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { accountTraceCommands } from "../../edge-api/storage/d1/account-traces.ts";
import { execute, type Target } from "./target.ts";
import { withValues } from "./wrangler-d1.ts";

/**
 * Deletes an account with everything that names it, as its owner can on the account page. After a failure it can be
 * run again, because the account is deleted last. Its bodies in a bucket are left to the server's sweep.
 *
 * @returns false = no account with this e-mail
 */
export function deletePerson(target: Target, email: string): boolean {
  const owner = { sql: "SELECT id FROM users WHERE email = ?", values: [email.trim().toLowerCase()] };
  const [found] = execute(target, v.object({ id: v.string() }), withValues(owner));
  if (found === undefined) return false;
  if ("sqlite" in target && target.bodies !== undefined)
    rmSync(join(target.bodies, found.id), { recursive: true, force: true });
  const answers = accountTraceCommands(owner).map((command) => execute(target, v.unknown(), withValues(command)));
  return answers.at(-1)?.length === 1;
}
