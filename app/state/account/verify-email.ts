import { atom } from "jotai";
import type { VerifyEmailRequest } from "../../../edge-api/contract/account.ts";
import { servicesAtom } from "../core/services.ts";
import { sessionKeyAtom } from "../core/session.ts";
import { flushAtom } from "../work/sync.ts";
import { asUser } from "./as-user.ts";
import { type Answer, askServer } from "./ask-server.ts";
import { loadAccountAtom } from "./entry.ts";
import { emailTokenAtom, setEmailTokenAtom } from "./mail-tokens.ts";

/** Requests another e-mail with a link that confirms the address of the account. */
export const sendVerificationAtom = atom(null, (get, set) =>
  asUser(get, set, (api) => api.call("POST /api/sendVerification")),
);

/** The proof that the user owns the account of the link; absent = by the session. Or that they did not register. */
export type EmailProof = Omit<VerifyEmailRequest, "token">;

/** Confirms an address with the token of the e-mail, which works once. Then sends changes that waited for the confirmation. */
export const verifyEmailAtom = atom(null, async (get, set, proof: EmailProof): Promise<Answer<unknown>> => {
  const emailToken = get(emailTokenAtom) ?? "";
  const session = Object.keys(proof).length === 0 ? get(sessionKeyAtom)?.accessToken : undefined;
  const reply = await askServer(get(servicesAtom), (api) =>
    (session === undefined ? api : api.as(session)).call("POST /api/verifyEmail", {
      body: { token: emailToken, ...proof },
    }),
  );
  if (!reply.ok) return reply;
  set(setEmailTokenAtom, null);
  // the link may be for another account than the current one: ask the server
  if (get(sessionKeyAtom) !== null) void set(loadAccountAtom).then(() => set(flushAtom));
  return reply;
});
