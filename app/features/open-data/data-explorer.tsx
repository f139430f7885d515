import { useMemo, type ComponentProps } from "react";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { regionLabel } from "../../choices/catalogue-lists.ts";
import { isReferenceKind, REFERENCE_KINDS } from "../../../edge-api/contract/reference-kinds.ts";
import { openDataTexts } from "../../text/en/open-data.ts";
import { formatCount } from "../../text/format.ts";
import { tableName } from "../../text/reference-words.ts";
import { small } from "../../theme/text.css.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { ComboBox } from "../../ui/combo-box/combo-box.tsx";
import { Section } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { Select } from "../../ui/field/select.tsx";
import { DataRowsTable } from "./data-rows-table.tsx";
import * as style from "./open-data.css.ts";
import { qualityWord } from "./quality-word.tsx";
import { checkWord } from "./check-word.ts";
import { filteredRows, NO_FILTERS, valuesOf, type RowFilters } from "./row-filters.ts";

interface DataExplorerProps extends ComponentProps<typeof DataRowsTable> {
  /** the rows of another version are on their way */
  readonly isLoading: boolean;
  readonly filters: RowFilters;
  readonly onFilters: (filters: RowFilters) => void;
}

const words = openDataTexts.filters;

/** All rows of a version: search, filters, and the table of matching rows. */
export const DataExplorer = ({ version, rows, isLoading, regionName, filters, onFilters }: DataExplorerProps) => {
  const shown = useMemo(() => filteredRows(rows, filters), [rows, filters]);
  const regions = useMemo(() => [...new Set(rows.map(({ row }) => row.region))], [rows]);
  const qualities = useMemo(() => valuesOf(rows, "quality"), [rows]);
  const checks = useMemo(() => valuesOf(rows, "checked"), [rows]);
  const sources = useMemo(() => valuesOf(rows, "source"), [rows]);
  const set = (change: Partial<RowFilters>) => onFilters({ ...filters, ...change });
  const results = () => (
    <>
      <p className={`${small} ${style.count}`}>
        <output>{openDataTexts.count(formatCount(shown.length), formatCount(rows.length))}</output>{" "}
        {filters !== NO_FILTERS && <LinkLike onClick={() => onFilters(NO_FILTERS)}>{words.clear}</LinkLike>}
      </p>
      {shown.length === 0 ? (
        <p>{openDataTexts.rows.nothing}</p>
      ) : (
        <DataRowsTable version={version} rows={shown} regionName={regionName} />
      )}
    </>
  );
  return (
    <Section id="data-rows" className={style.part} title={openDataTexts.rows.title}>
      <search className={style.filters} aria-label={words.label}>
        <SearchField
          className={style.search}
          label={words.search}
          value={filters.search}
          onChange={(search) => set({ search })}
        />
        <Select
          label={words.table}
          value={filters.kind}
          onChange={(kind) => set({ kind: isReferenceKind(kind) ? kind : "" })}
          options={[
            { value: "", label: words.everyTable },
            ...REFERENCE_KINDS.map((kind) => ({ value: kind, label: tableName(kind) })),
          ]}
        />
        <Select
          label={words.region}
          value={filters.region}
          onChange={(region) => set({ region })}
          options={[
            { value: "", label: words.everyRegion },
            ...regions.map((region) => ({
              value: region,
              ...regionLabel({
                region_id: region,
                region_name: region === BASE_REGION ? openDataTexts.base : regionName(region),
              }),
            })),
          ]}
        />
        <Select
          label={words.quality}
          value={filters.quality}
          onChange={(quality) => set({ quality })}
          options={[
            { value: "", label: words.everyQuality },
            ...qualities.map((quality) => ({ value: quality, label: qualityWord(quality) })),
          ]}
        />
        <Select
          label={words.checked}
          value={filters.checked}
          onChange={(checked) => set({ checked })}
          options={[
            { value: "", label: words.everyCheck },
            ...checks.map((checked) => ({ value: checked, label: checkWord(checked) })),
          ]}
        />
        <ComboBox
          className={style.source}
          label={words.source}
          clearable
          placeholder={words.everySource}
          value={filters.source === "" ? null : filters.source}
          onChange={(source) => set({ source: source ?? "" })}
          options={isLoading ? null : sources.map((source) => ({ value: source, label: source, title: source }))}
        />
        <div className={style.only}>
          <Checkbox
            label={words.estimatesOnly}
            checked={filters.estimates}
            onChange={(estimates) => set({ estimates })}
          />
        </div>
      </search>
      {isLoading ? <Spinner label={openDataTexts.loading} /> : results()}
    </Section>
  );
};
