import { impactStagesTexts } from "../../text/en/impact-stages.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { wideOnly } from "../../theme/by-width.css.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import type { Impact, ImpactRow } from "./impact-rows.ts";
import { PhoneList } from "../../ui/data-table/phone-list.tsx";
import * as styles from "./impact-stages.css.ts";

interface ImpactTableProps {
  readonly caption: string;
  readonly metric: string;
  readonly impact: Impact;
  readonly shown: (value: number | null) => string;
  readonly onOpen: (prodsys_id: string) => void;
}

/** The numbers of the chart: a table, or a list of products on a phone. */
export const ImpactTable = ({ caption, metric, impact, shown, onOpen }: ImpactTableProps) => {
  const total = (row: ImpactRow) => (
    <LinkLike
      className={styles.number}
      aria-label={impactStagesTexts.openTotal(row.name, metric, shown(row.total))}
      onClick={() => onOpen(row.prodsys_id)}
    >
      {shown(row.total)}
    </LinkLike>
  );
  const part = (row: ImpactRow, label: string, place: number) => {
    const value = shown(row.values?.[place] ?? null);
    if (row.values === null) return value;
    return (
      <LinkLike
        className={styles.number}
        aria-label={impactStagesTexts.openPart(row.name, label, metric, value)}
        onClick={() => onOpen(row.prodsys_id)}
      >
        {value}
      </LinkLike>
    );
  };
  return (
    <>
      <DataTable caption={caption} className={wideOnly} widths={["24%", ...impact.series.map(() => ""), ""]}>
        <ColumnHeads
          text={[impactStagesTexts.product]}
          numeric={[...impact.series.map(({ label }) => label), impactStagesTexts.total]}
        />
        <tbody>
          {impact.rows.map((row) => (
            <Row key={row.prodsys_id}>
              <KeyCell>{row.name}</KeyCell>
              {impact.series.map(({ id, label }, place) => (
                <NumberCell key={id}>{part(row, label, place)}</NumberCell>
              ))}
              <NumberCell strong>{total(row)}</NumberCell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      <PhoneList
        items={impact.rows.map((row) => ({
          id: row.prodsys_id,
          name: row.name,
          total: total(row),
          facts: impact.series.map(({ label }, place) => [label, part(row, label, place)] as const),
        }))}
      />
    </>
  );
};
