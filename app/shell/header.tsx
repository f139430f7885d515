import { useAtomValue } from "jotai";
import { Link } from "wouter";
import { sessionAtom } from "../state/core/session.ts";
import { href } from "../state/routes/href.ts";
import { matchRoute } from "../state/routes/match-route.ts";
import type { RouteId } from "../state/routes/routes.ts";
import { shellTexts } from "../text/en/shell.ts";
import { language, LANGUAGE_NAMES } from "../text/language.ts";
import { useTheme } from "../theme/theme-choice.ts";
import { IconButton, IconLink } from "../ui/button/button.tsx";
import { LogoMark } from "../ui/icon/icon.tsx";
import * as headerCss from "./header.css.ts";
import type { Address } from "./page-transition.ts";
import { PreferencesButton } from "./preferences-button.tsx";
import type { Inside } from "./use-inside.ts";

/** The help page for the page on screen. */
const helpFor = (here: RouteId | undefined): "scorecard-help" | "customize-help" | "howto-tool" => {
  if (here === "create-product") return "customize-help";
  const showsScores = here === "comparison-mode" || here === "portfolio-mode" || here === "scorecard";
  return showsScores ? "scorecard-help" : "howto-tool";
};

/** The header of specification section 2. */
export const Header = ({ address, inside }: { readonly address: Address; readonly inside: Inside | null }) => {
  const session = useAtomValue(sessionAtom);
  const { theme, toggleTheme } = useTheme();
  const other = language() === "en" ? "es" : "en";
  const here = matchRoute(address.pathname)?.id;
  return (
    <header className={headerCss.header}>
      <Link href={href("home")} className={headerCss.logo} aria-label={shellTexts.logo}>
        <LogoMark />
        <span className={session.kind === "user" ? headerCss.nameOfUser : headerCss.name}>{shellTexts.product}</span>
      </Link>
      {inside && <inside.HeaderNavigation here={here} />}
      <div className={headerCss.tools}>
        {inside && <inside.HeaderSaving />}
        {inside && <inside.HeaderRegion address={address} />}
        {session.kind !== "out" && (
          <Link href={href(helpFor(here))} asChild>
            <IconLink icon="help" label={shellTexts.header.help} />
          </Link>
        )}
        {/* Guests and users have it in the footer; their header has less space. */}
        {session.kind === "out" && (
          <PreferencesButton wish={other} lang={other}>
            {LANGUAGE_NAMES[other]}
          </PreferencesButton>
        )}
        <IconButton
          icon={theme === "dark" ? "moon" : "sun"}
          label={theme === "dark" ? shellTexts.header.toLight : shellTexts.header.toDark}
          onClick={toggleTheme}
        />
        {/* Link to the login form, which is far down the landing page on small screens. */}
        {session.kind === "out" && here === "home" && (
          <a href="#log-in" className={headerCss.login}>
            {shellTexts.header.login}
          </a>
        )}
        {inside && session.kind === "user" && <inside.HeaderAccount here={here} />}
      </div>
    </header>
  );
};
