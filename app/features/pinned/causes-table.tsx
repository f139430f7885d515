import type { VersionDifference } from "../../state/analysis/version-difference.ts";
import { pinnedTexts } from "../../text/en/pinned.ts";
import { formatCount } from "../../text/format.ts";
import { group, small } from "../../theme/text.css.ts";
import { ChangedRecords } from "./changed-records.tsx";

const words = pinnedTexts.dialog;

/** The changed records of the reference data that affect these results. */
export const CausesTable = ({ difference }: { readonly difference: VersionDifference }) => {
  const { causes, changed } = difference;
  if (causes.length === 0) return <p className={small}>{words.noCause(changed, formatCount(changed))}</p>;
  const others = changed - causes.length;
  return (
    <>
      <h3 className={group}>{words.causes(causes.length, formatCount(causes.length))}</h3>
      <ChangedRecords caption={words.causesCaption} rows={causes} />
      {others > 0 && <p className={small}>{words.others(others, formatCount(others))}</p>}
    </>
  );
};
