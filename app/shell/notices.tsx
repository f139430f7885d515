import { useAtom, useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { referenceCatalogueAtom } from "../state/engine/reference-catalogue.ts";
import { lateRowsAtom, loadingAtom, retryLoadingAtom } from "../state/start/loading.ts";
import { previewAtom } from "../state/core/preview.ts";
import { shellTexts } from "../text/en/shell.ts";
import { LinkLike } from "../ui/button/button.tsx";
import { LateRows } from "./late-rows.tsx";
import * as style from "./notices.css.ts";

/** Notices under the header for the whole app: preview mode, late or outdated reference data, then `newer`. */
export const Notices = ({ newer }: { readonly newer: ReactNode }) => {
  const [preview, setPreview] = useAtom(previewAtom);
  const { stale } = useAtomValue(loadingAtom);
  const version = useAtomValue(referenceCatalogueAtom)?.version ?? "";
  const retry = useSetAtom(retryLoadingAtom);
  const isLate = useAtomValue(lateRowsAtom);
  return (
    <>
      <output className={style.notices}>
        {preview && (
          <span className={style.notice}>
            {shellTexts.preview.on} <LinkLike onClick={() => setPreview(false)}>{shellTexts.preview.leave}</LinkLike>
          </span>
        )}
        {isLate && <LateRows />}
        {stale && (
          <span className={style.notice}>
            {shellTexts.loading.stale(version)}{" "}
            <LinkLike onClick={() => void retry()}>{shellTexts.loading.staleRetry}</LinkLike>
          </span>
        )}
      </output>
      {newer}
    </>
  );
};
