import {
  ACCOUNT_EVENT_LIFE,
  DEVICE_MARK_LIFE,
  ERROR_COUNT_LIFE,
  HOUR,
  OUTBOX_LIFE,
  SESSION_LIFE,
} from "../contract/retention.ts";
import type { Ports } from "../ports.ts";
import { sweepBodies } from "./bodies.ts";

/** Deletes what retention.ts says is over, a bounded number of rows at a time. Its failure is logged. */
export async function sweep(ports: Pick<Ports, "auditLife" | "bodies" | "log" | "now" | "retention">): Promise<void> {
  const { retention, now, log, auditLife } = ports;
  const time = now();
  try {
    const swept = await retention.sweep({
      now: time,
      sessionsCreated: time - SESSION_LIFE.user.absolute,
      sessionsUsed: time - SESSION_LIFE.user.idle,
      deviceMarks: time - DEVICE_MARK_LIFE,
      accountEvents: time - ACCOUNT_EVENT_LIFE,
      audit: time - auditLife,
      outbox: time - OUTBOX_LIFE,
      errorHours: Math.floor((time - ERROR_COUNT_LIFE) / HOUR),
    });
    log.info("swept", { ...swept, bodies: await sweepBodies(ports) });
  } catch (error) {
    log.error("sweep_failed", { error: error instanceof Error ? error.stack : String(error) });
  }
}
