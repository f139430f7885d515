import type { Access } from "../state/routes.ts";
import type { Session } from "../state/session.ts";

const isUser = (session: Session) => session.kind === "user";
const isGuest = (session: Session) => session.kind === "guest";

/** Who may see a route of each kind of access (specification section 2). The server decides again on every call. */
const ADMISSION: Readonly<Record<Access, (session: Session) => boolean>> = {
  open: () => true,
  gated: (session) => isUser(session) || isGuest(session),
  guest: isGuest,
  admin: (session) => session.kind === "user" && session.isAdmin === true,
};

/** True if the visitor may see a route with this access rule; everybody else is sent to `/`. */
export const isAdmitted = (access: Access, session: Session): boolean => ADMISSION[access](session);
