import { useAtomValue, useSetAtom } from "jotai";
import { productProfileAtom } from "../../state/editors/product-profile.ts";
import { retryEngineAtom } from "../../state/engine/question-atom.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { productProfilesTexts as words } from "../../text/en/product-profiles.ts";
import { productName } from "../../text/format.ts";
import { title as titleStyle } from "../../theme/text.css.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { PrintAlone } from "../../ui/print-alone/print-alone.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { ProfileView } from "./profile-view.tsx";

interface ProductProfileDialogProps {
  readonly prodsys_id: string;
  readonly onClose: () => void;
}

/** Product Profile: the data of one product, for reading and printing. */
export default function ProductProfileDialog({ prodsys_id, onClose }: ProductProfileDialogProps) {
  const catalogue = useAtomValue(catalogueAtom);
  const { value: profile, problem } = useAtomValue(productProfileAtom(prodsys_id));
  const retry = useSetAtom(retryEngineAtom);
  const product = catalogue?.products.find((one) => one.prodsys_id === prodsys_id);
  const name = productName(product?.prodsys_name ?? prodsys_id);
  const unit = catalogue?.use_cases.find(({ usecase_id }) => usecase_id === product?.usecase_id)?.unit ?? "";
  const view = profile && <ProfileView name={name} profile={profile} unit={unit} />;
  return (
    <Dialog
      wide
      title={name}
      onClose={onClose}
      actions={[
        { label: words.print, onAct: () => window.print(), disabled: profile === null },
        { label: words.close, onAct: onClose, kind: "primary", safe: true },
      ]}
    >
      {problem && <ErrorNotice title={words.failedOne} onRetry={retry} />}
      {!problem && profile === null && <Spinner label={words.loadingOne} />}
      {view}
      {view && (
        <PrintAlone>
          <h1 className={titleStyle}>{name}</h1>
          {view}
        </PrintAlone>
      )}
    </Dialog>
  );
}
