import { useEffect, useState } from "react";
import type { ProductPreview } from "../../state/editors/product-preview.ts";
import { productPreviewTexts as words } from "../../text/en/product-preview.ts";
import { formatSummary } from "../../text/shares.ts";
import { Announcer } from "../../ui/toast/toast.tsx";

/** Delay before an announcement, in ms; skips intermediate scores during typing. */
const DELAY_MS = 900;

/** Announces the summary score to screen readers once it has stopped changing. */
export const PreviewAnnouncement = ({ preview }: { readonly preview: ProductPreview }) => {
  const { status, before, now } = preview;
  const sentence =
    status !== "ready" || now === null
      ? ""
      : before === null
        ? words.saidNow(formatSummary(now.summary))
        : words.said(formatSummary(now.summary), formatSummary(before.summary));
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (sentence === "") return undefined;
    const timer = setTimeout(() => setAnnounced(sentence), DELAY_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return <Announcer message={announced} />;
};
