import { partTexts } from "../text/en/parts.ts";
import { plural } from "../text/catalogue.ts";
import { formatCount, formatTime } from "../text/format.ts";
import { LinkLike } from "./button.tsx";
import { classNames } from "./class-names.ts";
import type { IconName } from "./icon-paths.ts";
import { Icon } from "./icon.tsx";
import * as css from "./save-state.css.ts";
import { SpinnerMark } from "./spinner-mark.tsx";

/** Where the work is; `at` in milliseconds since 1970. */
export type SaveStateShown =
  | { readonly kind: "none" | "saving" | "guest" }
  | { readonly kind: "saved" | "kept_here"; readonly at: number }
  | { readonly kind: "not_saved"; readonly reason?: string }
  | { readonly kind: "offline"; readonly waiting: number };

const ICONS: Record<Exclude<SaveStateShown["kind"], "none" | "saving">, IconName> = {
  guest: "user",
  saved: "check",
  kept_here: "check",
  not_saved: "warning",
  offline: "download",
};

function words(state: SaveStateShown): string {
  switch (state.kind) {
    case "none":
      return "";
    case "saving":
      return partTexts.saving;
    case "guest":
      return partTexts.guest;
    case "saved":
      return partTexts.saved(formatTime(state.at));
    case "kept_here":
      return partTexts.keptHere(formatTime(state.at));
    case "not_saved":
      return state.reason === undefined ? partTexts.notSaved : partTexts.notSavedBecause(state.reason);
    case "offline":
    default:
      return plural(state.waiting, {
        one: partTexts.offlineOne,
        other: partTexts.offline(formatCount(state.waiting)),
      });
  }
}

interface SaveStateProps {
  readonly state: SaveStateShown;
  readonly onRetry?: () => void;
}

/** One quiet line that always says where the work is, and is read out when it changes. */
export function SaveState({ state, onRetry }: SaveStateProps) {
  const failed = state.kind === "not_saved";
  return (
    <output className={classNames(css.state, failed && css.warn)}>
      {state.kind !== "none" && (
        <span className={failed ? css.warn : css.mark}>
          {state.kind === "saving" ? <SpinnerMark /> : <Icon name={ICONS[state.kind]} />}
        </span>
      )}
      <span className={css.words}>{words(state)}</span>
      {failed && onRetry && <LinkLike onClick={onRetry}>{partTexts.retry}</LinkLike>}
    </output>
  );
}
