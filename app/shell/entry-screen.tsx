import type { Entry } from "../state/entry-stage.ts";
import { insideTexts } from "../text/en/inside.ts";
import { ProgressView } from "../ui/progress-view.tsx";
import * as style from "./loading-screen.css.ts";

const { loading: words } = insideTexts;

/** What has loaded when a part begins to (specification section 4 has their order), in percent. */
const PERCENT = { account: 5, food: 20, product: 40, portfolio: 60, comparison: 80 } as const;

/** Stands in for the app while the work of somebody who has just logged in is on its way. */
export const EntryScreen = ({ entry }: { readonly entry: Entry }) => {
  const part = entry.kind === "loading" ? (entry.part ?? "account") : null;
  return <main className={style.loading}>{part && <ProgressView label={words[part]} percent={PERCENT[part]} />}</main>;
};
