import { useId } from "react";
import { basicPartTexts } from "../../text/en/basic-parts.ts";
import { formatPercent } from "../../text/format.ts";
import { LogoMark, SpinnerMark } from "../icon/icon.tsx";
import * as css from "./progress-view.css.ts";

interface ProgressViewProps {
  /** name of the stage */
  readonly label: string;
  /** 0 to 100 */
  readonly percent: number;
  /** shown below the bar, at the left */
  readonly note?: string;
}

/** The loading screen: stage and progress. */
export function ProgressView({ label, percent, note }: ProgressViewProps) {
  const labelId = useId();
  return (
    <div className={css.view}>
      <div className={css.column}>
        <p className={css.brand}>
          <LogoMark size={2.25} />
          {basicPartTexts.appName}
        </p>
        <p id={labelId} className={css.label} aria-live="polite">
          {label}
        </p>
        <progress className={css.bar} aria-labelledby={labelId} max={100} value={percent} />
        <p className={css.foot}>
          <span>{note}</span>
          <span aria-hidden="true">{formatPercent(percent / 100)}</span>
        </p>
      </div>
    </div>
  );
}

/** Activity without known progress. */
export const Spinner = ({ label }: { readonly label: string }) => (
  <output className={css.spinner}>
    <SpinnerMark />
    {label}
  </output>
);
