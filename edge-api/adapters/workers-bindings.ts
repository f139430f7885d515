import type { D1Database, KVNamespace, R2Bucket } from "@cloudflare/workers-types";
import type { MailBinding } from "./mailer.ts";
import type { PlatformVariables } from "./platform-ports.ts";

/** The bindings and variables of wrangler.toml. */
export interface Bindings extends PlatformVariables {
  readonly DB: D1Database;
  readonly COPIES: KVNamespace;
  readonly PARTS?: R2Bucket;
  readonly MAIL?: MailBinding;
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}
