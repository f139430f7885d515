import { spinnerMark } from "./spinner-mark.css.ts";

/** The turning ring alone; words beside it say what is under way. */
export const SpinnerMark = () => <span className={spinnerMark} aria-hidden="true" />;
