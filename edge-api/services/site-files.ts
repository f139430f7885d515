import { DATA_PACKAGE_FILE, DATA_LICENCE } from "../contract/citation.ts";

/** Addresses for search engines: open pages, in both languages where the server renders them. */
const INDEXED = [
  "/",
  "/data",
  "/method",
  "/method?lang=es",
  "/sources",
  "/sources?lang=es",
  "/api",
  "/changes",
  "/privacy",
  "/licences",
] as const;

/** robots.txt. Shared results may be fetched for previews; their pages say themselves that no index keeps them. */
export const robotsFile = (origin: string): string =>
  [
    "User-agent: *",
    "Allow: /api/openapi.json",
    "Disallow: /api/",
    "Disallow: /customize/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");

/** sitemap.xml by sitemaps.org. */
export const sitemapFile = (origin: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${INDEXED.map(
    (path) => `<url><loc>${origin}${path}</loc></url>\n`,
  ).join("")}</urlset>\n`;

/** llms.txt by llmstxt.org: what the site is and where its parts are, for programs that read texts. */
export const llmsFile = (origin: string): string => `# Tare

> Compares food-service packaging and foodware, single-use and reusable, on seven environmental metrics, and shows where every
> number comes from.

The scores are computed in the browser from open reference data. The figures are screening figures: many are estimates, and the column
\`quality\` says which. They support no public comparative claim. Licence of the data: ${DATA_LICENCE.title} (${DATA_LICENCE.path}).

## Method

- [Method](${origin}/method): what is counted, from which figures, and what the scores do not say
- [Sources](${origin}/sources): where the figures come from, and their licences

## Data

- [Newest version](${origin}/data/latest/${DATA_PACKAGE_FILE}): all tables with their columns, units and keys, as a Frictionless data package
- [All tables](${origin}/data/latest/all.zip): the newest version as CSV files
- [Versions](${origin}/api/dataVersions): every version, each for ever at its address

## Calls

- [OpenAPI 3.1](${origin}/api/openapi.json): every call, with shapes, errors and examples
- [The same for people](${origin}/api)

## Optional

- [Privacy](${origin}/privacy)
- [Licences of the software](${origin}/licences)
`;
