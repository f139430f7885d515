import { useEffect, useState } from "react";
import type { ProductPreview } from "../../state/editors/product-preview.ts";
import { productPreviewTexts } from "../../text/en/product-preview.ts";
import { formatSummary } from "../../text/shares.ts";
import { Announcer } from "../../ui/toast/toast.tsx";

const words = productPreviewTexts;

/** A score that stands this long is said; those in between, while somebody types, are not. */
const STANDS_MS = 900;

/** Says the summary score to those who listen, once it has come to rest. */
export const PreviewSpoken = ({ preview }: { readonly preview: ProductPreview }) => {
  const { status, before, now } = preview;
  const sentence =
    status !== "ready" || now === null
      ? ""
      : before === null
        ? words.saidNow(formatSummary(now.summary))
        : words.said(formatSummary(now.summary), formatSummary(before.summary));
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (sentence === "") return undefined;
    const timer = setTimeout(() => setSaid(sentence), STANDS_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return <Announcer message={said} />;
};
