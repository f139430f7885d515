import { Zip, ZipDeflate } from "fflate";
import { DATA_PACKAGE_FILE } from "../../contract/citation.ts";
import type { Ports } from "../../ports.ts";
import { packageFile, permanentCsv, type DataEdition, type DataResource } from "./data-package.ts";
import { resourcesOf, type DataReading } from "./data-files.ts";

/** ZIP has no dates before 1980 and no time zones: what is written is the day of UTC at noon, on every machine the same. */
const dayOf = (created: number): Date => {
  const date = new Date(created);
  return new Date(Math.max(date.getUTCFullYear(), 1980), date.getUTCMonth(), date.getUTCDate(), 12);
};

/**
 * A version as a ZIP archive: every table as CSV, then `datapackage.json`. Made while it is sent, one file after the other,
 * so that it neither fills the memory nor blocks the thread.
 */
function dataArchive(
  ports: Pick<Ports, "reference" | "pause">,
  edition: DataEdition,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const resources: DataResource[] = [];
  const tables = resourcesOf(ports, edition);
  let made: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(new Uint8Array(chunk));
  });
  const add = (name: string, text: string): void => {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = dayOf(edition.created);
    zip.add(file);
    file.push(encoder.encode(text), true);
  };
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await tables.next();
      if (done) {
        add(DATA_PACKAGE_FILE, packageFile(resources, edition));
        zip.end();
      } else {
        resources.push(value.resource);
        add(value.resource.path, permanentCsv(value.table, edition));
      }
      for (const chunk of made) controller.enqueue(chunk);
      made = [];
      if (done) controller.close();
    },
    async cancel() {
      await tables.return();
    },
  });
}

/**
 * The archive of a version, made once.
 *
 * @param compute called before it is made; may refuse
 */
export async function archiveOf(ports: DataReading, edition: DataEdition, compute: () => void): Promise<ArrayBuffer> {
  const { origin, version, created } = edition;
  const { gzip } = await ports.made(version, ["archive", origin, version, created], () => {
    compute();
    return new Response(dataArchive(ports, edition)).arrayBuffer();
  });
  return gzip;
}
