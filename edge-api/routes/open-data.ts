import { Hono, type Context } from "hono";
import type { ServerEnv } from "../middleware/request-id.ts";
import { CSV_METADATA_FILE, dataAddress, DATA_PACKAGE_FILE } from "../contract/citation.ts";
import type { SharedPorts } from "../services/large-bodies.ts";
import { archiveOf } from "../services/open-data/data-archive.ts";
import {
  dataFileOf,
  dataFileReply,
  editionOf,
  LATEST_VERSION,
  namedVersion,
} from "../services/open-data/data-files.ts";
import { FOR_EVER, sendEncoded } from "./encoded-reply.ts";

const CSV = "text/csv; charset=utf-8; header=present";
const TYPES = {
  csv: CSV,
  "marked csv": CSV,
  csvw: "application/csvm+json",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  json: "application/json",
  metadata: "application/json",
  package: "application/json",
} as const;
const DESCRIBED = `<${CSV_METADATA_FILE}>; rel="describedby"; type="${TYPES.csvw}"`;

/**
 * GET /data/{version}/{file}: every table of every version as files at addresses that never change. A version alone leads
 * to its description, and `latest` to the newest version.
 */
export function openDataRoutes(ports: SharedPorts) {
  /** @param file absent: the description of the version */
  const lead = async (c: Context<ServerEnv>, name: string, file = DATA_PACKAGE_FILE): Promise<Response> => {
    const { version } = await editionOf(ports, await namedVersion(ports, name), "");
    c.header("Cache-Control", "no-cache");
    return c.redirect(dataAddress(version, file) + new URL(c.req.url).search, 302);
  };
  const app = new Hono<ServerEnv>();
  app.get("/:version/", (c) => lead(c, c.req.param("version")));
  return app.get("/:version/:file", async (c) => {
    const { version, file } = c.req.param();
    const asked = dataFileOf(file, c.req.query("bom") === "1");
    if (version === LATEST_VERSION) return lead(c, version, file);
    const origin = ports.passkeyOrigin ?? new URL(c.req.url).origin;
    const edition = await editionOf(ports, version, origin);
    const compute = () => ports.reads.take(ports.clientAddress(c.req.raw));
    if (asked.what !== "archive") {
      const described: Readonly<Record<string, string>> = asked.what === "csv" ? { Link: DESCRIBED } : {};
      return sendEncoded(c, await dataFileReply(ports, asked, edition, compute), true, TYPES[asked.what], described);
    }
    return c.body(await archiveOf(ports, edition, compute), 200, {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="tare-data-${edition.version}.zip"`,
      "Cache-Control": FOR_EVER,
      // the version names the content, which never changes
      ETag: `W/"Z${edition.version}-${edition.created}"`,
    });
  });
}
