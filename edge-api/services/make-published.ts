import { isReferenceKind } from "../contract/reference-kinds.ts";
import { REGION_IDS } from "../contract/regions.ts";
import type { Ports } from "../ports.ts";
import { archiveOf } from "./open-data/data-archive.ts";
import { dataFileReply, editionOf, makeDataFiles, type DataReading } from "./open-data/data-files.ts";
import { kindDifference } from "./tables/kind-history.ts";

const free = (): void => undefined;

export type PublishedPorts = DataReading & Pick<Ports, "log" | "passkeyOrigin" | "publicOrigin">;

/** Makes how each table of a version differs from its state in the version before. */
async function makeDifferences(ports: DataReading, version: string): Promise<void> {
  const versions = await ports.reference.listVersions();
  const before = versions[versions.findIndex((entry) => entry.version === version) + 1]?.version;
  if (before === undefined) return;
  for (const region of REGION_IDS) {
    const [earlier, now] = await Promise.all(
      [before, version].map(async (each) => {
        const list = await ports.reference.findList(region, each);
        return list === null ? null : ports.reference.listKinds(list);
      }),
    );
    if (!earlier || !now) continue;
    const hashes = new Map(earlier.map(({ kind, sha256 }) => [kind, sha256]));
    for (const { kind, sha256 } of now) {
      if (!isReferenceKind(kind) || hashes.get(kind) === sha256) continue;
      await kindDifference(ports, { kind, region }, [before, version], free);
      await ports.pause(0);
    }
  }
}

async function logged(ports: PublishedPorts, version: string, make: () => Promise<unknown>): Promise<void> {
  try {
    await make();
  } catch (error) {
    ports.log.warn("files_not_made", { version, error: String(error) });
  }
}

/**
 * Makes what is costly of a version that an administrator publishes: its archive, its description, and the differences from
 * the version before. A failure is logged: the first reader makes what is missing.
 *
 * @param origin where readers reach the server, if no PUBLIC_ORIGIN says so
 */
export const makePublished = (ports: PublishedPorts, version: string, origin: string): Promise<void> =>
  logged(ports, version, async () => {
    const edition = await editionOf(ports, version, ports.passkeyOrigin ?? origin);
    await archiveOf(ports, edition, free);
    await dataFileReply(ports, { what: "package" }, edition, free);
    await makeDifferences(ports, version);
  });

/** The same for the current version, which a deployment may have filled in, with the files of all its tables. */
export const makeCurrent = (ports: PublishedPorts): Promise<void> =>
  logged(ports, "current", async () => {
    const version = await ports.reference.currentVersion();
    if (version === null) return;
    const edition = await editionOf(ports, version, ports.passkeyOrigin ?? ports.publicOrigin);
    await ports.made(version, ["all", edition.origin, version, edition.created], async () => {
      await makePublished(ports, version, edition.origin);
      await makeDataFiles(ports, edition);
      return new ArrayBuffer(0);
    });
  });
