import type { Ports } from "../ports.ts";
import { archiveOf } from "./open-data/data-archive.ts";
import { dataFileReply, editionOf, type DataReading } from "./open-data/data-files.ts";
import { kindDifference, kindHistory } from "./tables/kind-history.ts";
import type { TableName } from "./tables/publish-table.ts";

const free = (): void => undefined;

/**
 * Makes what readers of a new version ask for: its archive, its description, and how the published table differs from its
 * state before. A failure is logged: the version is published, and the first reader makes what is missing.
 */
export async function makePublished(
  ports: DataReading & Pick<Ports, "log">,
  name: TableName,
  version: string,
  origin: string,
): Promise<void> {
  try {
    const edition = await editionOf(ports, version, origin);
    await archiveOf(ports, edition, free);
    await dataFileReply(ports, { what: "package" }, edition, free);
    const [, before] = await kindHistory(ports, name);
    if (before !== undefined) await kindDifference(ports, name, [before.version, version], free);
  } catch (error) {
    ports.log.warn("files_not_made", { version, error: String(error) });
  }
}
