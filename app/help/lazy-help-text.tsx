import { lazy, Suspense, type ComponentProps } from "react";
import { helpTexts } from "../text/en/help.ts";
import * as text from "../theme/text.css.ts";
import type HelpTextType from "./help-text.tsx";

const HelpText = lazy(() => import("./help-text.tsx"));

/** A help text whose code, the sanitiser among it, arrives with the first one that is opened. */
export const LazyHelpText = (props: ComponentProps<typeof HelpTextType>) => (
  <Suspense fallback={<p className={text.small}>{helpTexts.loading}</p>}>
    <HelpText {...props} />
  </Suspense>
);
