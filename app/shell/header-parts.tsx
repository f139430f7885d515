import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { Link, useSearch } from "wouter";
import { askToLogOutAtom } from "../state/account/logout.ts";
import type { ProblemCode } from "../state/core/outcome.ts";
import { sessionAtom } from "../state/core/session.ts";
import { referenceCatalogueAtom } from "../state/engine/reference-catalogue.ts";
import { href } from "../state/routes/href.ts";
import { queryValue } from "../state/routes/match-route.ts";
import type { RouteId } from "../state/routes/routes.ts";
import { comparisonAtom } from "../state/work/comparisons.ts";
import { openConflictsAtom } from "../state/work/conflicts.ts";
import {
  localOnlyPortfoliosAtom,
  saveStateAtom,
  type SaveState as Saving,
  unwrittenAtom,
} from "../state/work/save-state.ts";
import { retrySavesAtom } from "../state/work/sync.ts";
import { insideTexts } from "../text/en/inside.ts";
import { IconButton, IconLink } from "../ui/button/button.tsx";
import { lazyDialog } from "../ui/dialog/lazy-dialog.ts";
import { VisuallyHidden } from "../ui/hidden/hidden.tsx";
import type { IconName } from "../ui/icon/icon-paths.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { SaveState, type SaveStateShown } from "../ui/save-state/save-state.tsx";
import * as style from "./header.css.ts";
import type { Address } from "./page-transition.ts";

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

const NO_COMPARISON = "";

/** The region in the address, or the region of the comparison in the address; otherwise nothing. */
export const HeaderRegion = ({ address }: { readonly address: Address }) => {
  const catalogue = useAtomValue(referenceCatalogueAtom);
  const comparison_id = queryValue(address.search, "comparison_id") ?? NO_COMPARISON;
  const stored = useAtomValue(comparisonAtom(comparison_id));
  const id = queryValue(address.search, "region_id") ?? stored?.comparison.region_use;
  const region = catalogue?.regions.find((row) => row.region_id === id && row.usable);
  if (!region) return null;
  return (
    <span className={style.region}>
      <Icon name="globe" size={16} />
      <span aria-hidden="true" className={style.regionName}>
        {region.region_name}
      </span>
      <VisuallyHidden>{insideTexts.region(region.region_name)}</VisuallyHidden>
    </span>
  );
};

const reasonText = (code: ProblemCode): string => {
  if (code === "quota") return insideTexts.notSaved.quota;
  return code === "storage_unavailable" ? insideTexts.notSaved.storage : insideTexts.notSaved.other;
};

const shown = (state: Saving): SaveStateShown => {
  switch (state.kind) {
    case "not_saved":
      return { kind: "not_saved", reason: reasonText(state.reason) };
    case "not_sent":
      return { kind: "not_sent", reason: insideTexts.notSent[state.reason] };
    case "waiting":
      return { kind: state.why };
    default:
      return state;
  }
};

/** Save state of the work. Leaving the page asks for confirmation while an edit is not stored in this browser. */
export const HeaderSaving = () => {
  const all = useAtomValue(saveStateAtom);
  const hereOnly = useAtomValue(localOnlyPortfoliosAtom);
  const portfolio_id = new URLSearchParams(useSearch()).get("portfolio_id");
  const isHereOnly = portfolio_id !== null && hereOnly.has(portfolio_id) && ["none", "saved"].includes(all.kind);
  const state: Saving = isHereOnly ? { kind: "not_sent", reason: "too_large" } : all;
  const isUnwritten = useAtomValue(unwrittenAtom);
  const retry = useSetAtom(retrySavesAtom);
  const decide = useSetAtom(openConflictsAtom);
  useEffect(() => {
    if (!isUnwritten) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnwritten]);
  const refused = state.kind === "not_sent" ? state.reason : null;
  const asks = refused === "conflict";
  return (
    <SaveState
      state={shown(state)}
      // No retry for a portfolio that is too large: the edit that shrinks it sends it.
      {...(refused !== "too_large" && { onRetry: () => (asks ? decide() : void retry()) })}
      {...(asks && { retryLabel: insideTexts.decide })}
    />
  );
};
