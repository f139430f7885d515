import type { Entry } from "../state/entry.ts";
import { shellTexts } from "../text/en/shell.ts";
import { Spinner } from "../ui/progress-view.tsx";
import * as style from "./loading-screen.css.ts";

/** Stands in for the app while the work of somebody who has just logged in is on its way. */
export const EntryScreen = ({ entry }: { readonly entry: Entry }) => (
  <main className={style.entry}>{entry.kind === "loading" && <Spinner label={shellTexts.loading.work} />}</main>
);
