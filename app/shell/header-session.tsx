import { useSetAtom } from "jotai";
import { Link } from "wouter";
import { href } from "../state/href.ts";
import { askToLogOutAtom } from "../state/logout.ts";
import type { RouteId } from "../state/routes.ts";
import type { Session } from "../state/session.ts";
import { shellTexts } from "../text/en/shell.ts";
import { IconButton, IconLink } from "../ui/button.tsx";
import * as style from "./header.css.ts";

interface HeaderSessionProps {
  readonly session: Session;
  readonly here: RouteId | undefined;
}

/** The account and the way out of it; on the landing, where the form is far below, the way to it. Guests have neither. */
export const HeaderSession = ({ session, here }: HeaderSessionProps) => {
  const logOut = useSetAtom(askToLogOutAtom);
  if (session.kind === "out") {
    return here === "home" ? (
      <a href="#log-in" className={style.login}>
        {shellTexts.header.login}
      </a>
    ) : null;
  }
  if (session.kind === "guest") return null;
  return (
    <>
      <Link href={href("account")} asChild>
        <IconLink
          icon="user"
          label={shellTexts.header.account}
          className={style.account}
          aria-current={here === "account" ? "page" : undefined}
        />
      </Link>
      <IconButton icon="logout" label={shellTexts.header.logout} onClick={() => void logOut()} />
    </>
  );
};
