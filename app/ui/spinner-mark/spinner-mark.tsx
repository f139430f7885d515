import { spinnerMark } from "./spinner-mark.css.ts";

/** The spinner without text; decorative. */
export const SpinnerMark = () => <span className={spinnerMark} aria-hidden="true" />;
