import { useAtomValue, useSetAtom } from "jotai";
import { isReferenceKind, REGIONAL_KINDS, type ReferenceKind } from "../../../edge-api/contract/reference-kinds.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { assignTableAtom, removeTableFileAtom, tableRunAtom, type RunItem } from "../../state/admin/admin-run.ts";
import { kindsOf } from "../../state/admin/admin-tables.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatCount } from "../../text/format.ts";
import { small } from "../../theme/text.css.ts";
import { IconButton, LinkLike } from "../../ui/button/button.tsx";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { Select } from "../../ui/field/select.tsx";
import * as style from "./administration.css.ts";
import { statusText } from "./run-words.ts";

const words = adminTexts.database;

const optionsOf = (region: string) => [
  { value: "", label: words.chooseTable, disabled: true },
  ...kindsOf(region).map((kind) => ({ value: kind, label: kind })),
];

const isRegional = (kind: ReferenceKind): boolean => REGIONAL_KINDS.some((known) => known === kind);

/** The uploaded files: target table, number of rows, status. */
export const FileList = (props: {
  readonly region: string;
  readonly chosen: string | null;
  readonly onChoose: (item: RunItem) => void;
}) => {
  const { region, chosen, onChoose } = props;
  const { items, phase } = useAtomValue(tableRunAtom);
  const assign = useSetAtom(assignTableAtom);
  const remove = useSetAtom(removeTableFileAtom);
  if (items.length === 0) return null;
  const busy = phase !== "idle";
  return (
    <DataTable caption={words.files} showCaption widths={["", "34%", "24%", "3rem"]} inset>
      <thead className={style.headOfFiles}>
        <HeadRow>
          <Head>{words.files}</Head>
          <Head>{words.columns.kind}</Head>
          <Head>{words.columns.run}</Head>
          <Head />
        </HeadRow>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id} selected={item.id === chosen}>
            <KeyCell>
              <LinkLike className={style.plainLink} onClick={() => onChoose(item)}>
                {item.fileName}
              </LinkLike>
              <span className={small}>
                {" "}
                {formatCount(item.rows)}
                {item.name && item.name.region !== BASE_REGION && `, ${item.name.region}`}
              </span>
            </KeyCell>
            <Cell>
              {item.status !== "unreadable" && (
                <Select
                  hideLabel
                  label={words.tableOf(item.fileName)}
                  value={item.name?.kind ?? ""}
                  disabled={busy || item.status === "updated"}
                  options={optionsOf(item.name?.region ?? region)}
                  onChange={(kind) => {
                    if (!isReferenceKind(kind)) return;
                    assign(item.id, { kind, region: isRegional(kind) ? (item.name?.region ?? region) : BASE_REGION });
                  }}
                />
              )}
            </Cell>
            <Cell>{statusText(item)}</Cell>
            <Cell>
              <IconButton
                icon="close"
                label={words.remove(item.fileName)}
                disabled={busy}
                onClick={() => remove(item.id)}
              />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  );
};
