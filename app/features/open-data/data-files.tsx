import {
  DATA_ARCHIVE_FILE,
  DATA_LICENCE,
  DATA_PACKAGE_FILE,
  dataAddress,
} from "../../../edge-api/contract/citation.ts";
import { Citation } from "../../help/citation.tsx";
import type { DataVersion } from "../../state/engine/data-changes.ts";
import { citationTexts } from "../../text/en/citation.ts";
import { openDataTexts } from "../../text/en/open-data.ts";
import { small } from "../../theme/text.css.ts";
import { Section } from "../../ui/page-title/page-title.tsx";
import { Select } from "../../ui/field/select.tsx";
import * as style from "./open-data.css.ts";

interface DataFilesProps {
  readonly versions: readonly DataVersion[];
  readonly version: DataVersion;
  readonly onVersion: (version: string) => void;
}

const words = openDataTexts.files;
/** a page of the server, not of the app */
const API_PAGE = "/api";

/** Downloads of a whole version at permanent URLs, its licence, and its citation. */
export const DataFiles = ({ versions, version, onVersion }: DataFilesProps) => (
  <Section id="data-files" className={style.part} title={words.title}>
    <p className={style.measure}>{words.text}</p>
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
        {words.all}
      </a>
      <a href={dataAddress(version.version, DATA_PACKAGE_FILE)}>{words.description}</a>
      <a href={API_PAGE}>{words.calls}</a>
    </p>
    <p className={small}>
      <a href={DATA_LICENCE.path} rel="noopener license">
        {words.licence(DATA_LICENCE.name)}
      </a>
    </p>
    <Citation text={citationTexts.dataset(version.version, version.created, window.location.origin)} />
  </Section>
);
