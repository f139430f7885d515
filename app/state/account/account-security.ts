import { atom } from "jotai";
import type { AccountEventRow, SessionRow } from "../../../edge-api/contract/reply-schemas.ts";
import { isRefusedFor } from "../../data/call-problem.ts";
import { asUser } from "./as-user.ts";

export type { AccountEventRow, SessionRow };

/** Sessions of the user, most recently used first. */
export const listSessionsAtom = atom(null, (get, set) => asUser(get, set, (api) => api.call("GET /api/listSession")));

/** Ends a session of the user: that device has to log in again at its next call. */
export const endSessionAtom = atom(null, (get, set, id: string) =>
  asUser(get, set, async (api) => {
    const ended = await api.call("GET /api/deleteSession/:id", { params: { id } });
    // it has already ended
    return !ended.ok && isRefusedFor(ended.problem, "unknown_item") ? { ok: true, value: {} } : ended;
  }),
);

/** Ends every session of the user but this one. Gives how many ended. */
export const endOtherSessionsAtom = atom(null, (get, set) =>
  asUser(get, set, async (api) => {
    const reply = await api.call("POST /api/endOtherSessions");
    return reply.ok ? { ok: true, value: reply.value.ended } : reply;
  }),
);

/** Logins and changes of the account, newest first. */
export const listAccountEventsAtom = atom(null, (get, set) =>
  asUser(get, set, (api) => api.call("GET /api/listAccountEvent")),
);
