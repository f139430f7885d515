import { useSetAtom } from "jotai";
import { Link } from "wouter";
import { href } from "../state/routes/href.ts";
import { askToLogOutAtom } from "../state/account/logout.ts";
import type { RouteId } from "../state/routes/routes.ts";
import { insideTexts } from "../text/en/inside.ts";
import { IconButton, IconLink } from "../ui/button/button.tsx";
import * as style from "./header.css.ts";

/** Account link and logout button. */
export const HeaderAccount = ({ here }: { readonly here: RouteId | undefined }) => {
  const logOut = useSetAtom(askToLogOutAtom);
  return (
    <>
      <Link href={href("account")} asChild>
        <IconLink
          icon="user"
          label={insideTexts.account}
          className={style.account}
          aria-current={here === "account" ? "page" : undefined}
        />
      </Link>
      <IconButton icon="logout" label={insideTexts.logout} onClick={() => void logOut()} />
    </>
  );
};
