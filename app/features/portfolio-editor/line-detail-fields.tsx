import { useAtom } from "jotai";
import { LINE_DETAILS, type LineDetail } from "../../../edge-api/contract/line-details.ts";
import type { PortfolioLine } from "../../../workers/engine/portfolio/portfolio-line.ts";
import { isMistypedGtin } from "../../../workers/import/names/item-code.ts";
import { detailDraftAtom } from "../../state/core/dialog-drafts.ts";
import { lineDetailTexts as words } from "../../text/en/line-details.ts";
import { SectionHeading } from "../../ui/page-title/page-title.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import * as styles from "./editor.css.ts";
import { LONGEST_TEXT, textFault, textToSave } from "./line-texts.ts";

interface LineDetailFieldsProps {
  readonly id: string;
  /** identifies the line, to find its draft */
  readonly lineKey: string;
  readonly line: PortfolioLine;
  readonly onDetail: (detail: LineDetail, text: string) => void;
}

const hintOf = (detail: LineDetail, typed: string): string | undefined => {
  if (detail === "date") return words.dateHint;
  if (detail !== "gtin") return undefined;
  return isMistypedGtin(typed) ? words.gtinMistyped : words.gtinHint;
};

const DetailField = (props: LineDetailFieldsProps & { readonly detail: LineDetail }) => {
  const { id, lineKey, line, detail, onDetail } = props;
  const [draft, keep] = useAtom(detailDraftAtom(`${id} ${detail}`));
  const saved = line[detail] ?? "";
  const typed = draft?.line === lineKey ? draft.text : saved;
  return (
    <TextField
      label={words.names[detail]}
      hint={hintOf(detail, typed)}
      maxLength={LONGEST_TEXT}
      value={typed}
      error={textFault(detail, typed)}
      onChange={(text) => keep({ line: lineKey, text })}
      onBlur={() => {
        const text = textToSave(detail, typed);
        if (text === null) return;
        if (text !== saved) onDetail(detail, text);
        keep(null);
      }}
    />
  );
};

/** Purchase details of a line: numbers of article and order, site, date. Each is saved when its field loses focus. */
export const LineDetailFields = (props: LineDetailFieldsProps) => (
  <section className={styles.fields} aria-label={words.title}>
    <SectionHeading title={words.title} />
    <div className={styles.detailFields}>
      {LINE_DETAILS.map((detail) => (
        <DetailField key={detail} detail={detail} {...props} />
      ))}
    </div>
  </section>
);
