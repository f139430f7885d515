import {
  DATA_ARCHIVE_FILE,
  dataAddress,
  DATA_LICENCE,
  DATA_PACKAGE_FILE,
  datasetCitation,
} from "../contract/citation.ts";
import { sharedAt } from "../contract/share-path.ts";
import type { DataVersion } from "../contract/reply-schemas.ts";
import type { Ports } from "../ports.ts";
import { PICTURE_SIZE } from "./share-picture/picture-size.ts";

/** What an address says about itself before any script runs. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** path of the page that it is about */
  readonly path: string;
  readonly image: { readonly path: string; readonly width: number; readonly height: number };
  /** structured data by schema.org */
  readonly data?: object;
  /** further elements, as HTML */
  readonly more?: string;
}

type HeadPorts = Pick<Ports, "publicOrigin" | "reference" | "shares">;

/** The address of a preview and its size, px. */
const picture = (path: string): PageHead["image"] => ({ path, ...PICTURE_SIZE });

const HOME: PageHead = {
  title: "Tare: compare single-use and reusable foodware",
  description:
    "Compare food-service packaging and foodware, single-use and reusable, on seven environmental metrics, and see where every number comes from.",
  path: "/",
  image: picture("/pictures/home.png"),
};

const DATA = {
  title: "Reference data · Tare",
  description:
    "Every figure behind the scores, with its source and its quality: emission factors, masses, recovery rates and transport of food-service packaging, as CSV, Excel and JSON.",
};

const SHARED = {
  comparison: (version: string) =>
    `Single-use and reusable foodware compared on seven environmental metrics, with ranges and sources. Data ${version}.`,
  portfolio: (version: string) =>
    `The scores of a portfolio of foodware on seven environmental metrics, with ranges and sources. Data ${version}.`,
} as const;

/** A version of the reference data as a schema.org Dataset. */
function dataset({ version, created }: DataVersion, origin: string): object {
  const at = (file: string): string => `${origin}${dataAddress(version, file)}`;
  const download = (file: string, encodingFormat: string) => ({
    "@type": "DataDownload",
    contentUrl: at(file),
    encodingFormat,
  });
  return {
    "@context": "https://schema.org/",
    "@type": "Dataset",
    "@id": at(DATA_PACKAGE_FILE),
    name: `Tare reference data ${version}`,
    description: DATA.description,
    url: `${origin}/data`,
    version,
    datePublished: new Date(created).toISOString(),
    license: DATA_LICENCE.path,
    isAccessibleForFree: true,
    creator: { "@type": "Organization", name: "Tare", url: origin },
    citation: datasetCitation(version, created, origin),
    keywords: ["life cycle assessment", "packaging", "food service", "emission factors"],
    distribution: [download(DATA_ARCHIVE_FILE, "application/zip"), download(DATA_PACKAGE_FILE, "application/json")],
  };
}

async function dataHead({ publicOrigin, reference }: HeadPorts): Promise<PageHead> {
  const [newest] = await reference.listVersions();
  return {
    ...DATA,
    path: "/data",
    image: picture("/pictures/data.png"),
    ...(newest !== undefined && { data: dataset(newest, publicOrigin) }),
  };
}

/** Of shared results: no index keeps them, and pages that embed them find the frame. */
async function shareHead({ publicOrigin, shares }: HeadPorts, id: string): Promise<PageHead | null> {
  const found = await shares.head(id);
  if (found === null) return null;
  const path = `/s/${id}`;
  const oEmbed = `${publicOrigin}/api/oembed?format=json&url=${encodeURIComponent(publicOrigin + path)}`;
  return {
    title: `${found.name} · Tare`,
    description: SHARED[found.kind](found.data_version),
    path,
    image: picture(`${path}/picture.png`),
    more:
      meta("name", "robots", "noindex") +
      `<link rel="alternate" type="application/json+oembed" href="${escaped(oEmbed)}" title="${escaped(found.name)}" />`,
  };
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const meta = (attribute: "name" | "property", name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escaped(content)}" />`;

/** The head of the page at an address that has one of its own; null for all others. */
export async function headOf(ports: HeadPorts, path: string): Promise<PageHead | null> {
  if (path === "/") return HOME;
  if (path === "/data") return dataHead(ports);
  const share = sharedAt(path);
  return share === null ? null : shareHead(ports, share);
}

/** The page with the title, description, preview and structured data of one of its addresses. */
export function withHead(page: string, head: PageHead, origin: string): string {
  const { title, description, path, image, data, more = "" } = head;
  const elements = [
    `<title>${escaped(title)}</title>`,
    meta("name", "description", description),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", "Tare"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", origin + path),
    meta("property", "og:image", origin + image.path),
    meta("property", "og:image:width", String(image.width)),
    meta("property", "og:image:height", String(image.height)),
    meta("name", "twitter:card", "summary_large_image"),
    // no end tag of a script inside a text
    ...(data === undefined
      ? []
      : [`<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`]),
  ];
  return page
    .replace(/<meta\s+name="description"[^>]*>/, "")
    .replace(/<title>[^<]*<\/title>/, () => elements.join("\n    ") + more);
}
