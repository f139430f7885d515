import { Hono, type Context } from "hono";
import type * as v from "valibot";
import * as account from "../contract/account.ts";
import { BODY_LIMITS } from "../contract/limits.ts";
import type { UserReply } from "../contract/reply-schemas.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import type { Ports } from "../ports.ts";
import { accountEventsOf, noteAccountEvent } from "../services/account-events.ts";
import { changeEmail, confirmEmail, restoreEmail } from "../services/change-email.ts";
import { changePassword } from "../services/change-password.ts";
import { deleteAccount } from "../services/delete-account.ts";
import { deviceOf } from "../services/device-of.ts";
import { exportPieces } from "../services/export-account.ts";
import { logIn } from "../services/log-in.ts";
import { linkLogin, mailLoginLink } from "../services/login-link.ts";
import { startedStream } from "../services/pieces.ts";
import { countOne, countWrite } from "../services/rate-limit.ts";
import { readBody } from "../services/read-body.ts";
import { Refusal } from "../services/refusal.ts";
import { readRegistration, register } from "../services/register.ts";
import { resetPassword } from "../services/reset-password.ts";
import { endOtherSessions, endSession, sessionsOf } from "../services/sessions.ts";
import { sendVerification, verifyEmail } from "../services/verify-email.ts";
import { askerOf, sessionCaller } from "./callers.ts";

const REGISTERED = { created: 201, exists: 200, mailed: 202 } as const;

const read = <Schema extends v.GenericSchema>(c: Context<ServerEnv>, schema: Schema) =>
  readBody(c.req.raw, BODY_LIMITS.small, schema);

/** Accounts, their sessions, history and confirmation (specification section 7; decisions.md for logout, exportUser and deleteUser). */
export const accountRoutes = (ports: Ports) =>
  new Hono<ServerEnv>()
    .post("/login", async (c) => {
      const request = await read(c, account.LoginRequestSchema);
      const reply = await logIn(ports, askerOf(c, ports), request);
      return c.json(reply, "ticket" in reply ? 202 : 200);
    })
    .post("/register", async (c) => {
      const asker = askerOf(c, ports);
      await countOne(ports, "register", asker.address);
      const reply = await register(ports, asker, await readRegistration(c.req.raw));
      return c.json(reply, REGISTERED[reply.status]);
    })
    .post("/resetPassword", async (c) => {
      const { email } = await read(c, account.AddressRequestSchema);
      return (await resetPassword(ports, askerOf(c, ports), email)) ? c.json({}) : c.json({ status: "mailed" }, 202);
    })
    .post("/changePassword", async (c) => {
      const caller = c.get("caller");
      if (caller.credential === "none") throw new Refusal("unauthenticated");
      const body = await read(c, account.ChangePasswordRequestSchema);
      return c.json(await changePassword(ports, askerOf(c, ports), caller, body));
    })
    .post("/logout", async (c) => {
      const { userId, tokenHash } = sessionCaller(c);
      await ports.sessions.end(tokenHash);
      await noteAccountEvent(ports, userId, "logout", deviceOf(c.req.raw.headers));
      return c.json({});
    })
    .get("/user", async (c) => {
      const user = await ports.accounts.readUser(sessionCaller(c).userId);
      if (user === null) throw new Refusal("unauthenticated");
      const waitsForEmail = ports.mailer.reachesMailboxes && !user.emailVerified;
      return c.json({ ...user, waitsForEmail } satisfies UserReply);
    })
    .get("/exportUser", async (c) => {
      const headers = { "Content-Type": "application/json", "Content-Disposition": 'attachment; filename="tare.json"' };
      const caller = sessionCaller(c);
      // recorded first, so that the exported history includes this export
      await noteAccountEvent(ports, caller.userId, "data_exported", deviceOf(c.req.raw.headers));
      return c.body(await startedStream(exportPieces(ports, caller)), 200, headers);
    })
    .post("/deleteUser", async (c) => {
      const caller = sessionCaller(c);
      const { password } = await read(c, account.DeleteUserRequestSchema);
      await deleteAccount(ports, askerOf(c, ports), caller, password);
      return c.json({});
    })
    .post("/verifyEmail", async (c) => {
      const request = await read(c, account.VerifyEmailRequestSchema);
      await verifyEmail(ports, askerOf(c, ports), c.get("caller"), request);
      return c.json({});
    })
    .post("/sendVerification", async (c) => {
      await sendVerification(ports, sessionCaller(c));
      return c.json({});
    })
    .post("/loginLink", async (c) => {
      const { email } = await read(c, account.AddressRequestSchema);
      await mailLoginLink(ports, askerOf(c, ports), email);
      return c.json({});
    })
    .post("/logInByLink", async (c) => {
      const { token } = await read(c, account.LinkRequestSchema);
      const reply = await linkLogin(ports, askerOf(c, ports), token);
      return c.json(reply, "ticket" in reply ? 202 : 200);
    })
    .post("/changeProfile", async (c) => {
      const { userId } = sessionCaller(c);
      await countWrite(ports, userId);
      const isStored = await ports.accounts.changeProfile(userId, await read(c, account.ProfileRequestSchema));
      if (!isStored) throw new Refusal("unauthenticated");
      return c.json({});
    })
    .post("/changeEmail", async (c) => {
      const { email } = await read(c, account.AddressRequestSchema);
      await changeEmail(ports, askerOf(c, ports), sessionCaller(c), email);
      return c.json({});
    })
    .post("/confirmEmail", async (c) => {
      const { token } = await read(c, account.LinkRequestSchema);
      await confirmEmail(ports, askerOf(c, ports), sessionCaller(c), token);
      return c.json({});
    })
    .post("/restoreEmail", async (c) => {
      const { token } = await read(c, account.LinkRequestSchema);
      await restoreEmail(ports, askerOf(c, ports), token);
      return c.json({});
    })
    .get("/listSession", async (c) => c.json(await sessionsOf(ports, sessionCaller(c))))
    .get("/deleteSession/:id", async (c) => {
      await endSession(ports, sessionCaller(c), c.req.param("id"), deviceOf(c.req.raw.headers));
      return c.json({});
    })
    .post("/endOtherSessions", async (c) =>
      c.json({ ended: await endOtherSessions(ports, sessionCaller(c), deviceOf(c.req.raw.headers)) }),
    )
    .get("/listAccountEvent", async (c) => c.json(await accountEventsOf(ports, sessionCaller(c).userId)));
