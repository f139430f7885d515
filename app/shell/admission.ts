import type { Access } from "../state/routes/routes.ts";
import type { Session } from "../state/core/session.ts";

const isUser = (session: Session) => session.kind === "user";
const isGuest = (session: Session) => session.kind === "guest";

/** Who may open a route, by its access rule (specification section 2). The server checks every call again. */
const ADMISSION: Readonly<Record<Access, (session: Session) => boolean>> = {
  open: () => true,
  gated: (session) => isUser(session) || isGuest(session),
  guest: isGuest,
  admin: (session) => session.kind === "user" && session.isAdmin === true,
};

/** True if the visitor may open a route with this access rule; other visitors are redirected to `/`. */
export const isAdmitted = (access: Access, session: Session): boolean => ADMISSION[access](session);
