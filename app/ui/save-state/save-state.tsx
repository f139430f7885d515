import { basicPartTexts } from "../../text/en/basic-parts.ts";
import { partTexts } from "../../text/en/parts.ts";
import { formatTime } from "../../text/dates.ts";
import { formatPercent } from "../../text/format.ts";
import { LinkLike } from "../button/button.tsx";
import { classNames } from "../class-names.ts";
import type { IconName } from "../icon/icon-paths.ts";
import { Icon, SpinnerMark } from "../icon/icon.tsx";
import * as css from "./save-state.css.ts";

/** Where the work is stored; `at` is a timestamp in milliseconds. */
export type SaveStateShown =
  | { readonly kind: "none" | "saving" | "guest" }
  /** a large document is on its way to the server; `sent` is the part, 0 to 1 */
  | { readonly kind: "sending"; readonly sent: number }
  | { readonly kind: "saved" | "kept_here"; readonly at: number }
  /** in memory only */
  | { readonly kind: "not_saved"; readonly reason?: string }
  /** stored in this browser, sent later automatically */
  | { readonly kind: "offline" | "retrying" | "busy" | "session" }
  /** stored in this browser, rejected by the server */
  | { readonly kind: "not_sent"; readonly reason: string };

const ICONS: Record<Exclude<SaveStateShown["kind"], "none" | "saving" | "sending">, IconName> = {
  guest: "user",
  saved: "check",
  kept_here: "check",
  not_saved: "warning",
  offline: "download",
  retrying: "download",
  busy: "download",
  session: "warning",
  not_sent: "warning",
};

function words(state: SaveStateShown): string {
  switch (state.kind) {
    case "none":
      return "";
    case "saving":
      return partTexts.saving;
    case "sending":
      return partTexts.sending;
    case "guest":
      return partTexts.guest;
    case "saved":
      return partTexts.saved(formatTime(state.at));
    case "kept_here":
      return partTexts.keptHere(formatTime(state.at));
    case "not_saved":
      return state.reason === undefined ? partTexts.notSaved : partTexts.notSavedBecause(state.reason);
    case "not_sent":
      return partTexts.notSent(state.reason);
    case "offline":
    case "retrying":
    case "busy":
    case "session":
    default:
      return partTexts.waiting[state.kind];
  }
}

interface SaveStateProps {
  readonly state: SaveStateShown;
  readonly onRetry?: () => void;
  /** label of the button; default "Retry" */
  readonly retryLabel?: string;
}

/** One line that says where the work is stored; changes are announced. */
export function SaveState({ state, onRetry, retryLabel = basicPartTexts.retry }: SaveStateProps) {
  const failed = state.kind === "not_saved" || state.kind === "not_sent";
  const canRetry = failed || state.kind === "offline" || state.kind === "retrying";
  return (
    <output className={classNames(css.state, failed && css.warn)}>
      {state.kind !== "none" && (
        <span className={failed ? css.warn : css.mark}>
          {state.kind === "saving" || state.kind === "sending" ? <SpinnerMark /> : <Icon name={ICONS[state.kind]} />}
        </span>
      )}
      <span className={css.words}>{words(state)}</span>
      {/* the words are announced once, the figures not at all */}
      {state.kind === "sending" && <span aria-hidden="true">{formatPercent(state.sent)}</span>}
      {canRetry && onRetry && <LinkLike onClick={onRetry}>{retryLabel}</LinkLike>}
    </output>
  );
}
