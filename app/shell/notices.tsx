import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { adminRefusedAtom, dismissAdminRefusedAtom } from "../state/admin-refused.ts";
import { referenceCatalogueAtom } from "../state/reference-catalogue.ts";
import { loadingAtom, regionProgressAtom, retryLoadingAtom } from "../state/loading.ts";
import { leavePreviewAtom, previewAtom } from "../state/preview.ts";
import { shellTexts } from "../text/en/shell.ts";
import { LinkLike } from "../ui/button.tsx";
import * as style from "./notices.css.ts";

/** Lines under the header that hold for the whole app: preview mode, reference data that could not be renewed, or can be. */
export const Notices = ({ newer }: { readonly newer: ReactNode }) => {
  const preview = useAtomValue(previewAtom);
  const leave = useSetAtom(leavePreviewAtom);
  const refused = useAtomValue(adminRefusedAtom);
  const dismiss = useSetAtom(dismissAdminRefusedAtom);
  const { stale } = useAtomValue(loadingAtom);
  const version = useAtomValue(referenceCatalogueAtom)?.version ?? "";
  const region = useAtomValue(regionProgressAtom);
  const retry = useSetAtom(retryLoadingAtom);
  return (
    <>
      <output className={style.notices}>
        {preview && (
          <span className={style.notice}>
            {shellTexts.preview.on} <LinkLike onClick={() => leave()}>{shellTexts.preview.leave}</LinkLike>
          </span>
        )}
        {stale && (
          <span className={style.notice}>
            {shellTexts.loading.stale(version)}{" "}
            <LinkLike onClick={() => void retry()}>{shellTexts.loading.staleRetry}</LinkLike>
          </span>
        )}
      </output>
      {refused && (
        <span className={style.notice}>
          {shellTexts.adminRefused.text}{" "}
          <LinkLike onClick={() => dismiss()}>{shellTexts.adminRefused.dismiss}</LinkLike>
        </span>
      )}
      {region !== null && (
        <p className={style.news}>
          {shellTexts.loading.stages.tables}{" "}
          <progress aria-label={shellTexts.loading.stages.tables} max={1} value={region} />
        </p>
      )}
      {newer}
    </>
  );
};
