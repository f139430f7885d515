import { wizardTexts } from "../../text/en/wizard.ts";
import { formatList } from "../../text/lists.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import * as styles from "../../choices/step-layout.css.ts";
import type { WizardPurpose } from "./wizard-query.ts";
import type { QueryNotice } from "./wizard-steps.ts";
import { wizardWords } from "./wizard-words.ts";

interface WizardNoticesProps {
  readonly purpose: WizardPurpose;
  readonly notices: readonly QueryNotice[];
  /** discards the restored draft; null = nothing was restored */
  readonly onStartOver: (() => void) | null;
}

const sentence = (notice: QueryNotice): string => {
  const { notices } = wizardTexts;
  switch (notice.kind) {
    case "unknown_region":
      return notices.unknown_region(notice.id);
    case "unknown_usecase":
      return notices.unknown_usecase(notice.id);
    case "unknown_food":
      return notices.unknown_food(notice.id);
    case "unknown_products": {
      const [first = "", ...more] = notice.ids;
      return more.length === 0 ? notices.unknown_product(first) : notices.unknown_products(formatList(notice.ids));
    }
    default:
      return notices.usecase_first;
  }
};

/** Invalid values in the URL, and the note that a draft was restored. */
export const WizardNotices = ({ purpose, notices, onStartOver }: WizardNoticesProps) => {
  if (notices.length === 0 && !onStartOver) return null;
  return (
    <div className={styles.notices}>
      {notices.map((notice) => (
        <p key={notice.kind} role="alert" className={styles.notice}>
          {sentence(notice)}
        </p>
      ))}
      {onStartOver && (
        <p className={styles.quietNotice}>
          {wizardWords(purpose).continued} <LinkLike onClick={onStartOver}>{wizardTexts.startOver}</LinkLike>
        </p>
      )}
    </div>
  );
};
