import { useAtomValue } from "jotai";
import { useState } from "react";
import { Link } from "wouter";
import { href } from "../state/routes/href.ts";
import type { RouteId } from "../state/routes/routes.ts";
import { sessionAtom } from "../state/core/session.ts";
import { insideTexts } from "../text/en/inside.ts";
import { lazyDialog } from "../ui/dialog/lazy-dialog.ts";
import { Icon } from "../ui/icon/icon.tsx";
import type { IconName } from "../ui/icon/icon-paths.ts";
import * as style from "./header.css.ts";

/** Loaded when it is first opened: it needs react-aria. */
const NewMenu = lazyDialog(() => import("./new-menu.tsx"));

interface Entry {
  readonly route: "home" | "region" | "whatis" | "admin";
  readonly icon: IconName;
  readonly label: "info" | "home" | "compare" | "admin";
}

const HOME: Entry = { route: "home", icon: "home", label: "home" };
const COMPARE: Entry = { route: "region", icon: "compare", label: "compare" };
const INFO: Entry = { route: "whatis", icon: "info", label: "info" };
const ADMIN: Entry = { route: "admin", icon: "edit", label: "admin" };

const texts = insideTexts.navigation;

/** The button that opens the menu "New". */
const New = () => {
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={style.entry}
        title={texts.create}
        aria-haspopup="menu"
        aria-expanded={button !== null}
        onClick={({ currentTarget }) => setButton(currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setButton(event.currentTarget);
        }}
      >
        <Icon name="plus" size={16} />
        <span className={style.entryLabel}>{texts.create}</span>
      </button>
      {button && <NewMenu button={button} onClose={() => setButton(null)} />}
    </>
  );
};

/** Home, Compare (guests), Info, New and Admin (confirmed administrators) of specification section 2. */
export const HeaderNavigation = ({ here }: { readonly here: RouteId | undefined }) => {
  const session = useAtomValue(sessionAtom);
  const isAdmin = session.kind === "user" && session.isAdmin === true;
  const link = ({ route, icon, label }: Entry) => (
    <Link
      key={label}
      href={href(route)}
      className={style.entry}
      aria-current={here === route ? "page" : undefined}
      title={texts[label]}
    >
      <Icon name={icon} size={16} />
      <span className={style.entryLabel}>{texts[label]}</span>
    </Link>
  );
  return (
    <nav aria-label={texts.label} className={style.nav}>
      {link(HOME)}
      {session.kind === "guest" && link(COMPARE)}
      {here !== "methodology" && link(INFO)}
      <New />
      {isAdmin && link(ADMIN)}
    </nav>
  );
};
