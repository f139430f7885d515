import { Hono } from "hono";
import { VerifyEmailRequestSchema } from "../contract/account.ts";
import { BODY_LIMITS } from "../contract/limits.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";
import { accountEventsOf } from "../services/account-events.ts";
import { deviceOf } from "../services/device-of.ts";
import { readBody } from "../services/read-body.ts";
import { endOtherSessions, endSession, sessionsOf } from "../services/sessions.ts";
import { sendVerification, verifyEmail } from "../services/verify-email.ts";
import { askerOf } from "./asker.ts";
import { sessionCaller } from "./session-caller.ts";

/** Sessions, account history and confirmation of the email address. */
export const accountSecurityRoutes = (ports: Ports) =>
  new Hono<ServerEnv>()
    .post("/verifyEmail", async (c) => {
      const { token } = await readBody(c.req.raw, BODY_LIMITS.small, VerifyEmailRequestSchema);
      await verifyEmail(ports, askerOf(c, ports), token);
      return c.json({});
    })
    .post("/sendVerification", async (c) => {
      await sendVerification(ports, sessionCaller(c));
      return c.json({});
    })
    .get("/listSession", async (c) => c.json(await sessionsOf(ports, sessionCaller(c))))
    .get("/deleteSession/:id", async (c) => {
      await endSession(ports, sessionCaller(c), c.req.param("id"), deviceOf(c.req.raw.headers));
      return c.json({});
    })
    .post("/endOtherSessions", async (c) => {
      return c.json({ ended: await endOtherSessions(ports, sessionCaller(c), deviceOf(c.req.raw.headers)) });
    })
    .get("/listAccountEvent", async (c) => c.json(await accountEventsOf(ports, sessionCaller(c).userId)));
