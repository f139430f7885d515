import { ALERTS } from "../contract/limits.ts";
import { DAY, HOUR } from "../contract/retention.ts";
import type { Ports } from "../ports.ts";
import { makeCurrent, type PublishedPorts } from "./make-published.ts";
import { sweep } from "./sweep.ts";

type AlertPorts = Pick<Ports, "audit" | "log" | "mailer" | "now" | "operation" | "operatorMail" | "publicOrigin">;

/**
 * What both platforms do at the start or once an hour: delete what is over, tell the operator which limit is passed, and make
 * what readers of the current reference data ask for.
 */
export async function hourly(ports: Parameters<typeof sweep>[0] & AlertPorts & PublishedPorts): Promise<void> {
  await sweep(ports);
  await alertOperator(ports).catch((error: unknown) => ports.log.error("alert_failed", { error: String(error) }));
  await makeCurrent(ports);
}

/**
 * Tells the operator that faults, storage or the outbox have passed a limit of ALERTS, once a day at most: by mail if OPERATOR_MAIL
 * is set and a provider delivers mail, in any case in the log and the audit log.
 *
 * @throws Error if the mail is not sent; it is tried again an hour later
 */
async function alertOperator({ audit, log, mailer, now, operation, operatorMail, publicOrigin }: AlertPorts) {
  const time = now();
  const since = await operation.lastOf("alert");
  if (since !== null && time - since < DAY) return;
  const [errors, bytes, mails] = await Promise.all([
    operation.errorsSince(Math.floor((time - DAY) / HOUR)),
    operation.storageBytes(),
    operation.waitingMails(),
  ]);
  const faults = errors.reduce((sum, { count }) => sum + count, 0);
  const [worst] = errors;
  const texts = [
    faults > ALERTS.faultsADay && `${faults} faults in a day, most often ${worst?.code}`,
    (bytes ?? 0) > ALERTS.storageBytes && `the database holds ${((bytes ?? 0) / 1e9).toFixed(1)} GB of 10`,
    mails > ALERTS.waitingMails && `${mails} mails wait in the outbox`,
  ].filter((text) => text !== false);
  if (texts.length === 0) return;
  log.error("alert", { texts });
  if (operatorMail !== null && mailer.reachesMailboxes)
    await mailer.send({
      to: operatorMail,
      subject: `Tare at ${new URL(publicOrigin).host}: ${texts[0]}`,
      text: `${texts.join("\n")}\n\nSee ${publicOrigin}/admin, tab Operation, and docs/operations.md. This mail comes once a day at most.`,
    });
  await audit.record({ at: time, userId: null, action: "alert", target: "", details: { texts: texts.join("; ") } });
}
