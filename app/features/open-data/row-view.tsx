import { type ComponentProps, type ReactNode, useState } from "react";
import { dataAddress } from "../../../edge-api/contract/citation.ts";
import type { DataRowDetail, LeverageFile, RowLeverage } from "../../state/analysis/open-data.ts";
import { openDataTexts } from "../../text/en/open-data.ts";
import { formatCount, formatNumber } from "../../text/format.ts";
import { fieldName } from "../../text/reference-words.ts";
import { shownValue } from "../../text/shown-value.ts";
import { caption, group, small } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import { BetterFigureHelp } from "./better-figure.tsx";
import { checkWord, QualityWord, wantedWords } from "./data-words.tsx";
import * as style from "./open-data.css.ts";
import { ESTIMATE } from "./row-filters.ts";

interface RowViewProps extends Omit<ComponentProps<typeof BetterFigureHelp>, "wanted"> {
  /** null = failed to load */
  readonly leverage: LeverageFile | null;
  readonly productName: (prodsys_id: string) => string;
}

const words = openDataTexts.row;
/** Products listed before "show all". */
const FIRST_USERS = 24;

const Figures = ({ fields }: Pick<DataRowDetail, "fields">) => (
  <DataTable caption={words.figures} className={style.facts} widths={["45%", ""]}>
    <ColumnHeads text={[words.field, words.value]} />
    <tbody>
      {fields.map(({ field, value, unit }) => (
        <Row key={field}>
          <KeyCell>{fieldName(field)}</KeyCell>
          <Cell>
            {shownValue(field, value)}
            {unit !== null && (
              <span className={caption}>
                {" "}
                <WithUnits text={unit} />
              </span>
            )}
          </Cell>
        </Row>
      ))}
    </tbody>
  </DataTable>
);

const Provenance = ({ detail, version }: { readonly detail: DataRowDetail; readonly version: string }) => {
  const { source, source_year, geography, quality, qualities, checked, note, kind, region, key } = detail;
  const id = `${version} · ${kind} · ${region} · ${key}`;
  if (!(source || quality || note))
    return (
      <>
        <p className={style.measure}>{words.noFigure}</p>
        <p className={caption}>
          {words.id} {id}
        </p>
      </>
    );
  const lines: readonly (readonly [name: string, value: ReactNode])[] = [
    [words.publisher, source],
    [words.year, source_year],
    [words.geography, geography],
    ...[{ field: "quality", quality }, ...qualities].map(
      (one) => [fieldName(one.field), one.quality && <QualityWord key={one.field} quality={one.quality} />] as const,
    ),
    [words.checked, checkWord(checked)],
    [words.note, note],
    [words.id, id],
  ];
  return (
    <DataTable caption={words.source} className={style.facts} widths={["8.5rem", ""]}>
      <tbody>
        {lines.map(([name, value]) => (
          <Row key={name}>
            <KeyCell>{name}</KeyCell>
            <Cell>{value || words.unstated}</Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  );
};

const Users = ({ users }: Pick<DataRowDetail, "users">) => {
  const [showsAll, setShowsAll] = useState(false);
  if (users === null) return <p>{words.users.all}</p>;
  if (users.length === 0) return <p>{words.users.none}</p>;
  const shown = showsAll ? users : users.slice(0, FIRST_USERS);
  return (
    <>
      <p>{words.users.count(users.length, formatCount(users.length))}</p>
      <ul className={style.users}>
        {shown.map(({ prodsys_id, name, usecase }) => (
          <li key={prodsys_id}>
            {name} <span className={caption}>{usecase}</span>
          </li>
        ))}
      </ul>
      {shown.length < users.length && (
        <p>
          <LinkLike onClick={() => setShowsAll(true)}>{words.users.showAll(formatCount(users.length))}</LinkLike>
        </p>
      )}
    </>
  );
};

/** Downloads of the table that contains the row. */
const TableFiles = ({ version, kind }: { readonly version: string; readonly kind: string }) => (
  <p className={style.files}>
    <span>{openDataTexts.files.table}</span>
    <a href={dataAddress(version, `${kind}.csv`)} download={`tare-${kind}-data-${version}.csv`}>
      {openDataTexts.files.csv}
    </a>
    <a href={dataAddress(version, `${kind}.csv?bom=1`)} download={`tare-${kind}-data-${version}-excel.csv`}>
      {openDataTexts.files.csvForExcel}
    </a>
    <a href={dataAddress(version, `${kind}.xlsx`)} download={`tare-${kind}-data-${version}.xlsx`}>
      {openDataTexts.files.xlsx}
    </a>
    <a href={dataAddress(version, `${kind}.json`)}>{openDataTexts.files.json}</a>
    <a href={dataAddress(version, `${kind}.metadata.json`)}>{openDataTexts.files.metadata}</a>
  </p>
);

/** What would replace the estimates of a row, each text once. */
const wantedOf = (effects: LeverageFile["rows"]): readonly string[] => [
  ...new Set(effects.filter(({ estimate, wanted }) => estimate || wanted !== undefined).map(wantedWords)),
];

/** One row: figures, provenance, effect on the scores, products that use it, and the form for a better figure. */
export const RowView = ({ version, detail, figure, leverage, productName }: RowViewProps) => {
  const { kind, region, key } = detail;
  const effects = leverage?.rows.filter((row) => row.kind === kind && row.key === key && row.region === region) ?? [];
  const isEstimate =
    detail.quality === ESTIMATE || detail.estimates.length > 0 || effects.some(({ estimate }) => estimate);
  return (
    <>
      <Section id="row-figures" className={style.part} title={words.figures}>
        <Figures fields={detail.fields} />
        <TableFiles version={version} kind={kind} />
      </Section>
      <Section id="row-source" className={style.part} title={words.source}>
        <Provenance detail={detail} version={version} />
      </Section>
      <Section id="row-effect" className={style.part} title={words.effect.title}>
        {leverage === null ? (
          <p>{openDataTexts.estimates.failed}</p>
        ) : (
          <RowEffect leverage={leverage} effects={effects} version={version} productName={productName} />
        )}
      </Section>
      <Section id="row-users" className={style.part} title={words.users.title}>
        <Users users={detail.users} />
      </Section>
      {isEstimate && (
        <Section id="row-better" className={style.part} title={openDataTexts.better.title}>
          <BetterFigureHelp version={version} detail={detail} figure={figure} wanted={wantedOf(effects)} />
        </Section>
      )}
    </>
  );
};

interface RowEffectProps {
  readonly leverage: LeverageFile;
  /** effects of this row, one per varied figure */
  readonly effects: readonly RowLeverage[];
  /** the displayed version of the data */
  readonly version: string;
  readonly productName: (prodsys_id: string) => string;
}

const rowEffectWords = openDataTexts.row.effect;
const DECIMALS = 2;

/** How much the summary scores depend on a row, and the most affected products. */
const RowEffect = ({ leverage, effects, version, productName }: RowEffectProps) => (
  <>
    {effects.length === 0 && <p className={style.measure}>{rowEffectWords.none}</p>}
    {effects.map(({ figure, points, moved, most }) => (
      <div key={figure} className={style.opened}>
        {effects.length > 1 && <h3 className={group}>{rowEffectWords.figures[figure]}</h3>}
        <p className={style.measure}>
          {rowEffectWords.text(formatNumber(points, DECIMALS), formatCount(leverage.products), formatCount(moved))}
        </p>
        <DataTable caption={rowEffectWords.caption} showCaption widths={["", "9rem"]}>
          <ColumnHeads text={[rowEffectWords.product]} numeric={[rowEffectWords.points]} />
          <tbody>
            {most.map(([id, change]) => (
              <Row key={id}>
                <KeyCell>{productName(id)}</KeyCell>
                <NumberCell>{formatNumber(change, DECIMALS)}</NumberCell>
              </Row>
            ))}
          </tbody>
        </DataTable>
      </div>
    ))}
    {leverage.version !== version && <p className={small}>{rowEffectWords.otherVersion(leverage.version)}</p>}
  </>
);
