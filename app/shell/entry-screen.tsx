import type { Entry } from "../state/account/entry-stage.ts";
import { insideTexts } from "../text/en/inside.ts";
import { ProgressView } from "../ui/progress-view/progress-view.tsx";
import * as style from "./loading-screen.css.ts";

const { loading: words } = insideTexts;

/** Progress when a part starts to load, in percent; the order is that of specification section 4. */
const PERCENT = { account: 5, food: 20, product: 40, portfolio: 60, comparison: 80 } as const;

/** Shown instead of the app while a user's saved work loads after login. */
export const EntryScreen = ({ entry }: { readonly entry: Entry }) => {
  const part = entry.kind === "loading" ? (entry.part ?? "account") : null;
  return <main className={style.loading}>{part && <ProgressView label={words[part]} percent={PERCENT[part]} />}</main>;
};
