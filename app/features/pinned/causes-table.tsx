import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import type { VersionDifference } from "../../state/version-difference.ts";
import { pinnedTexts } from "../../text/en/pinned.ts";
import { formatCount } from "../../text/format.ts";
import { caption, group, small } from "../../theme/text.css.ts";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table.tsx";
import * as style from "./pinned.css.ts";
import { shownValue } from "./shown-value.ts";

const words = pinnedTexts.dialog;

type Cause = VersionDifference["causes"][number];

/** One line a changed field; a record that came or went is one line. */
const linesOf = ({ what, fields }: Cause): readonly (readonly [field: string, before: string, now: string])[] => {
  if (what === "added") return [[words.added, words.nothing, words.nothing]];
  if (what === "removed") return [[words.removed, words.nothing, words.nothing]];
  return fields.map(({ field, before, now }) => [field, shownValue(before), shownValue(now)] as const);
};

/** Which changed records of the reference data move these results. */
export const CausesTable = ({ difference }: { readonly difference: VersionDifference }) => {
  const { causes, changed } = difference;
  if (causes.length === 0) return <p className={small}>{words.noCause(changed, formatCount(changed))}</p>;
  const others = changed - causes.length;
  return (
    <>
      <h3 className={group}>{words.causes(causes.length, formatCount(causes.length))}</h3>
      <div className={style.scroll}>
        <DataTable className={style.causes} caption={words.causesCaption} widths={["40%", "24%", "18%", "18%"]}>
          <thead>
            <HeadRow>
              <Head>{words.causeColumns.record}</Head>
              <Head>{words.causeColumns.field}</Head>
              <Head numeric>{words.causeColumns.before}</Head>
              <Head numeric>{words.causeColumns.now}</Head>
            </HeadRow>
          </thead>
          <tbody>
            {causes.flatMap((cause) =>
              linesOf(cause).map(([field, before, now], at) => (
                <Row key={`${cause.region} ${cause.kind} ${cause.key} ${field}`}>
                  <KeyCell>
                    {at === 0 && (
                      <>
                        {cause.name ?? cause.key}
                        <span className={`${caption} ${style.metrics}`}>
                          {words.record(
                            cause.kind,
                            cause.key,
                            cause.region === BASE_REGION ? words.base : cause.region,
                          )}
                        </span>
                      </>
                    )}
                  </KeyCell>
                  <Cell>{field}</Cell>
                  <Cell numeric muted>
                    {before}
                  </Cell>
                  <Cell numeric strong>
                    {now}
                  </Cell>
                </Row>
              )),
            )}
          </tbody>
        </DataTable>
      </div>
      {others > 0 && <p className={small}>{words.others(others, formatCount(others))}</p>}
    </>
  );
};
