import { lazy, Suspense, type ComponentProps } from "react";
import { helpTexts } from "../text/en/help.ts";
import { offlineTexts } from "../text/en/offline.ts";
import * as text from "../theme/text.css.ts";
import type HelpTextType from "./help-text.tsx";

/** Shown if the code fails to load. */
const MissingHelp = () => <p className={text.small}>{offlineTexts.missing.why}</p>;

const HelpText = lazy(() => import("./help-text.tsx").catch(() => ({ default: MissingHelp })));

/** A help text that loads its code, including the sanitiser, on first use. */
export const LazyHelpText = (props: ComponentProps<typeof HelpTextType>) => (
  <Suspense fallback={<p className={text.small}>{helpTexts.loading}</p>}>
    <HelpText {...props} />
  </Suspense>
);
