import { CSV_METADATA_FILE, dataAddress, DATA_LICENCE } from "../../contract/citation.ts";
import type { DataEdition, DataResource } from "./data-package.ts";
import type { SchemaField } from "./table-schema.ts";

/** A regular expression that matches the text and nothing else. */
const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\-]/g, "\\$&");

/** The datatype of a column in CSV on the Web. */
function datatypeOf({ type, constraints = {} }: SchemaField): string | object {
  const { enum: choices, minimum, maximum } = constraints;
  switch (type) {
    case "boolean":
      return { base: "boolean", format: "1|0" };
    case "number":
    case "integer":
      return {
        base: type === "number" ? "double" : "integer",
        ...(minimum !== undefined && { minimum }),
        ...(maximum !== undefined && { maximum }),
      };
    case "object":
      return "json";
    case "string":
      return Array.isArray(choices)
        ? { base: "string", format: `(${choices.map((choice) => literal(String(choice))).join("|")})` }
        : "string";
    case "any":
      return "string";
  }
}

/**
 * `csv-metadata.json`: all tables of a version by W3C's CSV on the Web. It has no foreign keys: the standard wants them to
 * lead to one row, and an id has a row in the base and one in each region that overrides it.
 */
export const csvMetadataFile = (
  resources: readonly DataResource[],
  { version, created, origin }: DataEdition,
): string =>
  `${JSON.stringify(
    {
      "@context": ["http://www.w3.org/ns/csvw", { "@language": "en" }],
      "@id": `${origin}${dataAddress(version, CSV_METADATA_FILE)}`,
      "dc:title": `Tare reference data ${version}`,
      "dc:license": { "@id": DATA_LICENCE.path },
      "dc:issued": { "@value": new Date(created).toISOString().slice(0, 10), "@type": "xsd:date" },
      dialect: { delimiter: ",", doubleQuote: true, encoding: "utf-8", header: true, lineTerminators: ["\r\n"] },
      tables: resources.map(({ path, title, schema }) => ({
        url: path,
        "dc:title": title,
        tableSchema: {
          columns: schema.fields.map((field) => ({
            // a name may hold no more than the standard's variables do; the title is the header of the file
            name: field.name.replaceAll(/[^A-Za-z0-9_]/g, "_"),
            titles: field.name,
            datatype: datatypeOf(field),
            ...(field.constraints?.["required"] === true && { required: true }),
            "dc:description": field.description,
            ...(field.unit !== undefined && { "schema:unitText": field.unit }),
          })),
          primaryKey: schema.primaryKey.map((name) => name.replaceAll(/[^A-Za-z0-9_]/g, "_")),
        },
      })),
    },
    null,
    2,
  )}\n`;
