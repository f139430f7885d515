import type { PageFailureCode } from "../contract/operation-state.ts";
import type { OperationState } from "../contract/admin-replies.ts";
import { DAY, HOUR } from "../contract/retention.ts";
import type { Ports } from "../ports.ts";

/** The name of the entry script, which every build gives another ending. */
const ENTRY = /<script type="module"[^>]* src="\/assets\/index-([\w-]{1,16})\.js"/;

/** The build of the page that the server serves; null: there is none. */
async function buildOf({ assets }: Pick<Ports, "assets">, address: string): Promise<string | null> {
  const page = await assets(new Request(new URL("/", address)));
  return ENTRY.exec(await page.text())?.[1] ?? null;
}

/** GET /api/operation. @param address of the request */
export async function operationState(ports: Ports, address: string): Promise<OperationState> {
  const { mailer, missingSettings, now, operation, reference } = ports;
  const [build, dataVersion, migrations, storageBytes, lastBackup, errors] = await Promise.all([
    buildOf(ports, address),
    reference.currentVersion(),
    operation.migrations(),
    operation.storageBytes(),
    operation.lastOf("backup"),
    operation.errorsSince(Math.floor((now() - DAY) / HOUR)),
  ]);
  const mail = missingSettings.length > 0 ? "missing" : mailer.reachesMailboxes ? "provider" : "outbox";
  return { build, dataVersion, migrations, storageBytes, lastBackup, mail, missingSettings, errors };
}

/** Counts a fault of the server, or of a page of the build. What cannot be counted is in the log. */
export async function countError(
  { log, now, operation }: Pick<Ports, "log" | "now" | "operation">,
  code: string,
  build = "",
): Promise<void> {
  try {
    await operation.countError(Math.floor(now() / HOUR), code, build);
  } catch {
    log.warn("error_not_counted", { code });
  }
}

/** POST /api/pageFailed, unless error reports are off. */
export async function pageFailed(ports: Ports, code: PageFailureCode, build: string): Promise<void> {
  if (ports.settings.errorReports === false) return;
  ports.log.warn("page_failed", { code, build });
  await countError(ports, `page_${code}`, build);
}
