import { useState } from "react";
import { Link } from "wouter";
import {
  DATA_ARCHIVE_FILE,
  DATA_LICENCE,
  DATA_PACKAGE_FILE,
  dataAddress,
} from "../../../edge-api/contract/citation.ts";
import type { LeverageFigure } from "../../../edge-api/contract/leverage.ts";
import { QUANT_METRIC_IDS } from "../../../edge-api/contract/metrics.ts";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { Citation } from "../../help/in-its-language.tsx";
import type { LeverageFile, RowLeverage } from "../../state/analysis/open-data.ts";
import type { DataVersion } from "../../state/engine/data-changes.ts";
import { figureFragment, href, rowAddress } from "../../state/routes/href.ts";
import { citationTexts } from "../../text/en/citation.ts";
import { openDataTexts } from "../../text/en/open-data.ts";
import { formatCount, formatNumber } from "../../text/format.ts";
import { caption, small } from "../../theme/text.css.ts";
import { ColumnHeads, DataTable, KeyCell, NumberCell, Row } from "../../ui/data-table/data-table.tsx";
import { Disclosure } from "../../ui/disclosure/disclosure.tsx";
import { Select } from "../../ui/field/select.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { wantedWords } from "./data-words.tsx";
import * as style from "./open-data.css.ts";

interface TopEstimatesProps {
  readonly leverage: LeverageFile;
  /** display name of a row; its key if the version does not contain it */
  readonly nameOf: (row: LeverageFile["rows"][number]) => string;
  readonly regionName: (region_id: string) => string;
}

const words = openDataTexts.estimates;
const DECIMALS = 2;
const CHOICES = ["summary", ...QUANT_METRIC_IDS] as const;
type MetricChoice = (typeof CHOICES)[number];

/** Fields of figures other than the main one of a row. */
const FIELDS: Partial<Readonly<Record<LeverageFigure, string>>> = {
  composting_rate: "compost_rate",
  rack: "wash_cap",
};

const rowOf = (row: RowLeverage, version: string): string => {
  const field = FIELDS[row.figure];
  const address = href("data", { query: { row: rowAddress({ ...row, version }) } });
  return field === undefined ? address : address + figureFragment(field);
};

/** The estimates with the largest effect on the scores, each with a link to its row. */
export const TopEstimates = ({ leverage, nameOf, regionName }: TopEstimatesProps) => {
  const { version, products } = leverage;
  const [metric, setMetric] = useState<MetricChoice>("summary");
  const listed = metric === "summary" ? leverage.listed : leverage.listed_by_metric[metric];
  return (
    <div className={style.part}>
      <Disclosure title={words.title} note={words.note(formatCount(listed.length))}>
        <div className={style.opened}>
          <p className={style.measure}>{words.text(formatCount(products), version)}</p>
          <Select
            label={words.metric}
            value={metric}
            onChange={(value) => setMetric(CHOICES.find((choice) => choice === value) ?? "summary")}
            options={CHOICES.map((value) => ({ value, label: words.metrics[value] }))}
          />
          <DataTable caption={words.caption} widths={["", "9rem", ...(metric === "summary" ? ["6rem"] : [])]}>
            <ColumnHeads text={[words.row]} numeric={[words.points, ...(metric === "summary" ? [words.moved] : [])]} />
            <tbody>
              {listed.map((row) => (
                <Row key={`${row.region} ${row.kind} ${row.key} ${row.figure}`}>
                  <KeyCell>
                    <Link href={rowOf(row, version)} className={style.rowLink}>
                      {nameOf(row)}
                    </Link>
                    <span className={`${caption} ${style.place}`}>
                      {openDataTexts.rows.place(
                        openDataTexts.row.effect.figures[row.figure],
                        row.region === BASE_REGION ? openDataTexts.base : regionName(row.region),
                      )}
                    </span>
                    <span className={`${caption} ${style.place}`}>{wantedWords(row)}</span>
                  </KeyCell>
                  <NumberCell>
                    {formatNumber(metric === "summary" ? row.points : row.by_metric[metric], DECIMALS)}
                  </NumberCell>
                  {metric === "summary" && <NumberCell>{formatCount(row.moved)}</NumberCell>}
                </Row>
              ))}
            </tbody>
          </DataTable>
        </div>
      </Disclosure>
    </div>
  );
};

interface DataFilesProps {
  readonly versions: readonly DataVersion[];
  readonly version: DataVersion;
  readonly onVersion: (version: string) => void;
}

const dataFilesWords = openDataTexts.files;
/** a page of the server, not of the app */
const API_PAGE = "/api";

/** Downloads of a whole version at permanent URLs, its licence, and its citation. */
export const DataFiles = ({ versions, version, onVersion }: DataFilesProps) => (
  <Section id="data-files" className={style.part} title={dataFilesWords.title}>
    <p className={style.measure}>{dataFilesWords.text}</p>
    {versions.length > 1 && (
      <Select
        className={style.version}
        label={openDataTexts.version}
        value={version.version}
        onChange={onVersion}
        options={versions.map((each) => ({ value: each.version, label: each.version }))}
      />
    )}
    <p className={style.files}>
      <a href={dataAddress(version.version, DATA_ARCHIVE_FILE)} download={`tare-data-${version.version}.zip`}>
        {dataFilesWords.all}
      </a>
      <a href={dataAddress(version.version, DATA_PACKAGE_FILE)}>{dataFilesWords.description}</a>
      <a href={API_PAGE}>{dataFilesWords.calls}</a>
    </p>
    <p className={small}>
      <a href={DATA_LICENCE.path} rel="noopener license">
        {dataFilesWords.licence(DATA_LICENCE.name)}
      </a>
    </p>
    <Citation text={citationTexts.dataset(version.version, version.created, window.location.origin)} />
  </Section>
);
