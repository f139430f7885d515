import type { ReactNode } from "react";
import { Link } from "wouter";
import { Citation } from "../../help/in-its-language.tsx";
import { href } from "../../state/routes/href.ts";
import type { OpenedShare } from "../../state/share/opened-share.ts";
import { formatDate } from "../../text/dates.ts";
import { citationTexts } from "../../text/en/citation.ts";
import { shareTexts } from "../../text/en/share.ts";
import { formatCount } from "../../text/format.ts";
import { caption, group, small } from "../../theme/text.css.ts";
import { Button, LinkButton } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Lead, PageTitle } from "../../ui/page-title/page-title.tsx";
import * as style from "./share.css.ts";

interface SharedHeadProps {
  readonly share: OpenedShare["share"];
  /** URL of the stored share; null = opened from a link fragment or a file, which have no citable URL */
  readonly address: string | null;
  /** version of the reference data in use; null = not yet known */
  readonly current: string | null;
  /** true = not logged in */
  readonly isOut: boolean;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onCopy: () => void;
}

const words = shareTexts.shared;

/** Name, note, date and data version of shared results, with a copy button. Names and notes are rendered as plain text. */
export const SharedHead = ({ share, address, current, isOut, busy, failed, onCopy }: SharedHeadProps) => {
  const { comparison, products, foods, data_version, created } = share;
  const portfolio = share.portfolio?.head;
  const name = comparison?.comparison_name ?? portfolio?.portfolio_name ?? "";
  const note = comparison?.note ?? portfolio?.note ?? "";
  const hasOwnRecycling = comparison?.customCompostingAndRecycling ?? portfolio?.custom_composting_and_recycling;
  const hasOwnWeights = (comparison?.weights ?? portfolio?.weights) !== undefined;
  return (
    <section className={style.head} data-of={comparison && "comparison"} aria-label={words.label}>
      <div className={style.band}>
        <div className={style.facts}>
          <p className={caption}>{words.kicker}</p>
          <p className={group}>{name}</p>
          {portfolio && <p className={`${small} ${style.note}`}>{portfolio.portfolio_desc}</p>}
          {note !== "" && (
            <p className={`${small} ${style.note}`}>
              {words.note}: {note}
            </p>
          )}
          <p className={small}>{words.facts(formatDate(created), data_version)}</p>
          {current !== null && current !== data_version && <p className={small}>{words.newer(current)}</p>}
          {hasOwnRecycling && <p className={small}>{words.recycling}</p>}
          {hasOwnWeights && <p className={small}>{words.weights}</p>}
          {products.length + foods.length > 0 && (
            <p className={small}>
              {words.own(products.length, foods.length, formatCount(products.length), formatCount(foods.length))}
            </p>
          )}
          <p className={small}>{shareTexts.dialog.claim}</p>
          {address !== null && <Citation text={citationTexts.share(name, created, data_version, address)} />}
        </div>
        <div className={style.ask}>
          <Button kind="primary" busy={busy} onClick={onCopy}>
            {busy ? words.copying : words.copy}
          </Button>
          {isOut && <p className={caption}>{words.guest}</p>}
          {failed && <p role="alert">{words.copyFailed}</p>}
        </div>
      </div>
    </section>
  );
};

interface ReadOnlyQuestionProps {
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

const readOnlyQuestionWords = shareTexts.readOnly;

/** Shown on an attempt to edit shared results, which are read-only; offers an editable copy. */
export const ReadOnlyQuestion = ({ onCopy, onClose }: ReadOnlyQuestionProps) => (
  <Dialog
    title={readOnlyQuestionWords.title}
    onClose={onClose}
    actions={[
      { label: readOnlyQuestionWords.cancel, onAct: onClose, safe: true },
      { label: shareTexts.shared.copy, onAct: onCopy, kind: "primary" },
    ]}
  >
    <p>{readOnlyQuestionWords.text}</p>
  </Dialog>
);

/** Reasons why shared results cannot be shown. */
export type ShownFault = Exclude<keyof typeof shareTexts.faults, "home" | "retry">;

interface ShareFaultProps {
  readonly fault: ShownFault;
  /** further actions, next to the link to the start page */
  readonly children?: ReactNode;
}

/** Error page for shared results: what happened, what is safe, what to do. */
export const ShareFault = ({ fault, children }: ShareFaultProps) => (
  <div className={style.page}>
    <PageTitle>{shareTexts.faults[fault].title}</PageTitle>
    <Lead>{shareTexts.faults[fault].text}</Lead>
    <div className={style.actions}>
      {children}
      <Link href={href("home")} asChild>
        <LinkButton>{shareTexts.faults.home}</LinkButton>
      </Link>
    </div>
  </div>
);
