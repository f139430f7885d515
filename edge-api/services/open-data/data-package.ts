import {
  DATA_ARCHIVE_FILE,
  DATA_LICENCE,
  DATA_PACKAGE_FILE,
  dataAddress,
  datasetCitation,
} from "../../contract/citation.ts";
import { REFERENCE_KINDS } from "../../contract/reference-kinds.ts";
import type { DataVersion } from "../../contract/reply-schemas.ts";
import { sha256 } from "../sha256.ts";
import { KIND_TITLES } from "../../contract/kind-titles.ts";
import type { KindTable } from "./kind-table.ts";
import { BYTE_ORDER_MARK, csvOf } from "./table-files.ts";
import { tableSchema } from "./table-schema.ts";

/** What a version's descriptions are made for. */
export interface DataEdition extends DataVersion {
  /** where the server is reached: `https://host` */
  readonly origin: string;
}

/** What the terms of the sources ask to be named, wherever the figures go. */
const ATTRIBUTION =
  "Contains public sector information licensed under the Open Government Licence v3.0 (DESNZ/DEFRA, BEIS). " +
  "Ember, CC BY 4.0, read in a copy under CC BY-SA 4.0. OECD and World Bank, CC BY. ADEME, Licence Ouverte. Eurostat. US EPA and ENERGY STAR, public domain. " +
  "CERDI-seadistance, CC BY. Jambeck et al. via Our World in Data, CC BY. AWARE 2.0 (Seitfudem et al. 2024). US Life Cycle Inventory (NREL). " +
  "Each figure names its own source; those of Global rows of impact.csv stand in activity-spec.csv.";

const SOURCES = [
  {
    title: "UK DESNZ/DEFRA, greenhouse gas conversion factors (Open Government Licence v3.0)",
    path: "https://www.gov.uk/government/collections/government-conversion-factors-for-company-reporting",
  },
  {
    title: "Ember, yearly electricity data (CC BY 4.0; read in a copy under CC BY-SA 4.0)",
    path: "https://ember-energy.org/data/",
  },
  { title: "OECD, Global Plastics Outlook (CC BY)" },
  { title: "World Bank, What a Waste 2.0 (CC BY 3.0 IGO)" },
  { title: "ADEME, Base Empreinte (Licence Ouverte)" },
  {
    title: "Eurostat, packaging waste and municipal waste (reuse with attribution)",
    path: "https://ec.europa.eu/eurostat",
  },
  { title: "US EPA, ENERGY STAR and US Life Cycle Inventory of NREL (public domain)" },
  { title: "CERDI-seadistance, sea distances from port to port (CC BY)" },
  { title: "AWARE 2.0, water scarcity: Seitfudem, Berger, Müller Schmied, Boulay 2024" },
  { title: "Jambeck et al. 2015 via Our World in Data, mismanaged plastic (CC BY)" },
  { title: "Own estimates; the column quality says which rows they are" },
];

const DESCRIPTION =
  "Reference data of Tare, a tool that compares food-service packaging and foodware. Screening figures: many rows are " +
  "estimates and say so in the column quality. Global is the base; a row of another region replaces the base's row of the " +
  "same key field by field. The figures support no public comparative claim.";

/** CSV files of versions published before this day begin with a byte order mark, and keep it: their hashes are known. */
const MARKED_BEFORE = Date.UTC(2026, 10, 28);

/** The CSV file of a table at its permanent address. */
export const permanentCsv = (table: KindTable, { created }: Pick<DataEdition, "created">): string =>
  (created < MARKED_BEFORE ? BYTE_ORDER_MARK : "") + csvOf(table);

export type DataResource = Awaited<ReturnType<typeof dataResource>>;

/** A table of a Frictionless data package: what its columns are, its terms, how to cite it. */
export async function dataResource(table: KindTable, edition: DataEdition) {
  const { version, created, origin } = edition;
  const csv = new TextEncoder().encode(permanentCsv(table, edition));
  return {
    profile: "tabular-data-resource",
    name: table.kind,
    title: KIND_TITLES[table.kind],
    /** of the CSV file, seen from the description */
    path: `${table.kind}.csv`,
    format: "csv",
    mediatype: "text/csv",
    encoding: "utf-8",
    dialect: { delimiter: ",", lineTerminator: "\r\n", doubleQuote: true, header: true },
    bytes: csv.byteLength,
    hash: `sha256:${await sha256(csv.buffer)}`,
    schema: tableSchema(table),
    licenses: [DATA_LICENCE],
    // ours: the same for people
    citation: datasetCitation(version, created, origin),
    version,
    rows: table.rows.length,
  };
}

/** The resource alone, with what a package says of all of its resources and where the table is. */
export const resourceFile = (resource: DataResource, { version, created, origin }: DataEdition): string =>
  text({
    ...resource,
    description: DESCRIPTION,
    created: new Date(created).toISOString(),
    homepage: `${origin}/data`,
    sources: SOURCES,
    attribution: ATTRIBUTION,
    downloads: {
      csv: `${origin}${dataAddress(version, `${resource.name}.csv`)}`,
      json: `${origin}${dataAddress(version, `${resource.name}.json`)}`,
      xlsx: `${origin}${dataAddress(version, `${resource.name}.xlsx`)}`,
    },
  });

/** `datapackage.json`: the whole version as a Frictionless tabular data package. */
export const packageFile = (
  resources: readonly DataResource[],
  { version, created, note, origin }: DataEdition,
): string =>
  text({
    profile: "tabular-data-package",
    name: `tare-reference-data-${version.toLowerCase().replaceAll(/[^a-z0-9._-]/g, "-")}`,
    id: `${origin}${dataAddress(version, DATA_PACKAGE_FILE)}`,
    title: `Tare reference data ${version}`,
    description: note === "" ? DESCRIPTION : `${DESCRIPTION} This version: ${note}`,
    homepage: `${origin}/data`,
    version,
    created: new Date(created).toISOString(),
    keywords: ["life cycle assessment", "packaging", "food service", "emission factors"],
    licenses: [DATA_LICENCE],
    sources: SOURCES,
    attribution: ATTRIBUTION,
    citation: datasetCitation(version, created, origin),
    contributors: [{ title: "Tare", path: origin, role: "author" }],
    archive: `${origin}${dataAddress(version, DATA_ARCHIVE_FILE)}`,
    // the profile wants at least one, and an empty table is described too
    resources: resources.toSorted((a, b) => REFERENCE_KINDS.indexOf(a.name) - REFERENCE_KINDS.indexOf(b.name)),
  });

const text = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
