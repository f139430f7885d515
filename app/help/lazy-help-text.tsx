import { helpTexts } from "../text/en/help.ts";
import { offlineTexts } from "../text/en/offline.ts";
import * as text from "../theme/text.css.ts";
import { lazyPart } from "../ui/lazy-part/lazy-part.ts";

/** A help text that loads its code, including the sanitiser, on first use. */
export const LazyHelpText = lazyPart(() => import("./help-text.tsx"), {
  Waiting: () => <p className={text.small}>{helpTexts.loading}</p>,
  Missing: () => <p className={text.small}>{offlineTexts.missing.why}</p>,
});
